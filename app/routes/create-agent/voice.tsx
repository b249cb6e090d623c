import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';

import { lacksUrgentNumber } from '~/answers/answer-text';
import { businessNameOf, textsOf } from '~/answers/answers';
import { isLastStep } from '~/setup/variants';
import { VoiceStep } from '~/setup/voice/voice-step';
import { continueWithClone, continueWithVoice } from '~/setup/voice/voice-step.server';
import {
  requireStep,
  continueSetup,
  goToStep,
  loadSetup,
  skippedSteps,
  stepPath,
} from '~/setup/open-setup.server';
import { pageTitle } from '~/brand';
import { intentOf } from '~/platform/http/receive-form.server';
import { flashNotice } from '~/platform/session/flash.server';
import type { PageHandle } from '~/platform/page-handle';
import { notices } from '~/voice-sample/notices';
import { receiveSample, refuseSample } from '~/voice-sample/voice-sample.server';

export const handle: PageHandle = { flow: true };

export async function loader({ request, context: { jar } }: LoaderFunctionArgs) {
  const setup = await loadSetup({ request, jar }, 'voice');
  const { variant, answers } = setup;
  const back = stepPath(setup, 'business');
  const lacksNumber = isLastStep(variant, 'voice') && lacksUrgentNumber(textsOf(answers));
  return {
    variant,
    skipped: skippedSteps(setup),
    back,
    urgentNumber: lacksNumber ? `${back}#business-UrgentCallsNumber` : null,
    ownVoice: Boolean(setup.voiceId),
    trade: answers.trade?.value,
  };
}

export function action({ request, context: { jar } }: ActionFunctionArgs) {
  const visit = { request, jar };
  return receiveSample(visit, async (form, verdict) => {
    const setup = await continueSetup(visit, form);
    const intent = intentOf(form, ['clone', 'own', 'default']);
    if (intent === 'clone' && !businessNameOf(setup.answers)) {
      await flashNotice(visit, notices.missingBusinessName);
      return goToStep(request, setup, 'business');
    }
    requireStep(request, setup, 'voice');
    if (intent === 'default' || intent === 'own') return continueWithVoice({ ...visit, form }, setup, intent);
    if (!verdict.ok) return refuseSample(form, verdict);
    if (!intent) return goToStep(request, setup, 'voice');
    return continueWithClone({ ...visit, form }, setup, verdict.sample);
  });
}

export const meta: MetaFunction = () => [{ title: pageTitle('Your Receptionist’s Voice') }];

export default function Voice() {
  return <VoiceStep {...useLoaderData<typeof loader>()} actionData={useActionData<typeof action>()} />;
}
