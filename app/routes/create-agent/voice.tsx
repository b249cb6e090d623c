import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';

import { VoiceStep } from '~/setup/voice/voice-step';
import { continueWithClone, continueWithVoice } from '~/setup/voice/voice-step.server';
import { requireWizard, goToStep, skippedSteps, loadWizard, stepPath } from '~/setup/wizard.server';
import { pageTitle } from '~/brand';
import { intentOf } from '~/platform/http/receive-form.server';
import { flashToast } from '~/platform/session/flash.server';
import type { PageHandle } from '~/platform/page-handle';
import { refuseSample } from '~/voice-sample/clone-voice.server';
import { toasts } from '~/voice-sample/toasts';
import { receiveSample } from '~/voice-sample/voice-sample.server';

export const handle: PageHandle = { flow: true };

export async function loader({ request, context: { jar } }: LoaderFunctionArgs) {
  const wizard = await loadWizard({ request, jar });
  if (!wizard.draft.businessDone) throw goToStep(request, wizard, 'business');
  return {
    variant: wizard.variant,
    skipped: skippedSteps(wizard),
    back: stepPath(wizard, 'business'),
    ownVoice: Boolean(wizard.voiceId),
  };
}

export function action({ request, context: { jar } }: ActionFunctionArgs) {
  const visit = { request, jar };
  return receiveSample(visit, async (form, verdict) => {
    const wizard = await requireWizard(visit, form);
    const intent = intentOf(form, ['clone', 'own', 'default']);
    if (intent === 'clone' && !wizard.draft.fields.BusinessName) {
      await flashToast(visit, toasts.missingBusinessName);
      return goToStep(request, wizard, 'business');
    }
    if (!wizard.draft.businessDone) return goToStep(request, wizard, 'business');
    if (intent === 'default' || intent === 'own')
      return continueWithVoice({ ...visit, form }, wizard, intent);
    if (!verdict.ok) return refuseSample(verdict);
    if (!intent) return goToStep(request, wizard, 'voice');
    return continueWithClone({ ...visit, form }, wizard, verdict.sample);
  });
}

export const meta: MetaFunction = () => [{ title: pageTitle('Your Receptionist’s Voice') }];

export default function Voice() {
  return <VoiceStep {...useLoaderData<typeof loader>()} actionData={useActionData<typeof action>()} />;
}
