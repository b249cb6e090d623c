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

export async function createAndShow(context: CallContext, wizard: Wizard) {
  return showCreation(context, wizard, await createReceptionist(context, wizard));
}

/** If the creation failed, the context's cookies save what was gathered on the way. */
export async function showCreation(
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

/** A voice that was cloned on the way is saved: the step is loaded anew and offers it. */
async function reportCreationFault(request: Request, wizard: Wizard, headers: Headers) {
  const keepsVoice = wizard.voiceId && !wizard.variant.steps.includes('confirm');
  return keepsVoice
    ? goToStep(request, wizard, 'voice', await flashToast(request, toasts.creationFailed, headers))
    : reportFault(toasts.creationFailed, headers);
}

function joined(headers: Headers, more: Headers): Headers {
  for (const cookie of more.getSetCookie()) headers.append('Set-Cookie', cookie);
  return headers;
}
