import type { CallContext } from '~/backend/costly-calls.server';
import { reportFault } from '~/platform/forms/server/action-data.server';
import { redirectAfterPost } from '~/platform/forms/server/redirect-after-post.server';
import { flashToast } from '~/platform/session/flash.server';
import { cookieHeaders } from '~/platform/session/encrypted-cookie.server';
import { logStep } from '~/visits/log-step.server';
import { toasts } from '../toasts';
import { goToStep } from '../wizard.server';
import type { Wizard } from '../wizard.server';
import { createReceptionist } from './creation.server';
import type { Creation } from './creation.server';

export async function createAndRedirect(context: CallContext, wizard: Wizard) {
  return redirectAfterCreation(context, wizard, await createReceptionist(context, wizard));
}

/** Redirects to the new receptionist. If the creation failed, the response keeps the context's cookies and shows a toast. */
export async function redirectAfterCreation(
  { request, cookies = [] }: CallContext,
  wizard: Wizard,
  creation: Creation,
) {
  const { variant, draft } = wizard;
  if (!creation.ok)
    return reportCreationFault(request, wizard, joined(cookieHeaders(cookies), creation.headers));
  const { agentId, headers } = creation;
  logStep(request, {
    step: variant.createdStep,
    visitType: 'create_agent',
    agentId,
    userEmail: draft.email,
    stepData: { agentId },
  });
  return redirectAfterPost(request, `/demo/agent/${agentId}`, headers);
}

/** If this request cloned a voice, redirects to the voice step, which now offers that voice. */
async function reportCreationFault(request: Request, wizard: Wizard, headers: Headers) {
  const hasClonedVoice = wizard.voiceId && !wizard.variant.steps.includes('confirm');
  return hasClonedVoice
    ? goToStep(request, wizard, 'voice', await flashToast(request, toasts.creationFailed, headers))
    : reportFault(toasts.creationFailed, headers);
}

function joined(headers: Headers, more: Headers): Headers {
  for (const cookie of more.getSetCookie()) headers.append('Set-Cookie', cookie);
  return headers;
}
