import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';

import { VoiceStep } from '~/setup/voice/voice-step';
import {
  continueWithClone,
  continueWithVoice,
  loadVoiceStep,
  requireBusinessName,
} from '~/setup/voice/voice-step.server';
import { requireSetupAtAnyStep, requireSetupForPage, requireStep, stepPath } from '~/setup/open-setup.server';
import { pageTitle } from '~/brand';
import {
  formErrorResponse,
  isCheckOnly,
  redirectTo,
  uncheckedReply,
} from '~/platform/http/action-response.server';
import { intentOf } from '~/platform/http/receive-form.server';
import type { PageHandle } from '~/platform/page-handle';
import { receiveSample, sampleErrorResponse } from '~/voice-sample/voice-sample.server';

export const handle: PageHandle = { flow: true };

export async function loader({ context: { visit } }: LoaderFunctionArgs) {
  return loadVoiceStep(await requireSetupForPage(visit, 'voice'));
}

export function action({ context: { visit } }: ActionFunctionArgs) {
  return receiveSample(visit, async (form, verdict) => {
    const setup = await requireSetupAtAnyStep(visit, form);
    const intent = intentOf(form, ['clone', 'own', 'default']);
    if (isCheckOnly(visit)) return formErrorResponse(uncheckedReply(form)); // without the file, which the page checks
    if (intent === 'clone') await requireBusinessName(setup);
    requireStep(setup, 'voice');
    if (intent === 'default' || intent === 'own') return continueWithVoice(setup, form, intent);
    if (!verdict.ok) return sampleErrorResponse(form, verdict);
    if (!intent) throw redirectTo(setup, stepPath(setup, 'voice'));
    return continueWithClone(setup, form, verdict.sample);
  });
}

export const meta: MetaFunction = () => [{ title: pageTitle('Your Receptionist’s Voice') }];

export default function Voice() {
  return <VoiceStep {...useLoaderData<typeof loader>()} actionData={useActionData<typeof action>()} />;
}
