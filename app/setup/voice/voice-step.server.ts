import { lacksUrgentNumber } from '~/answers/answer-text';
import { businessNameOf, textsOf } from '~/answers/answers';
import type { CallContext } from '~/backend/costly-calls.server';
import { questionOf, unansweredOf } from '~/domain/business-questions';
import { reportFault } from '~/platform/http/action-response.server';
import { flashNotice } from '~/platform/http/flash.server';
import type { Visit } from '~/platform/session/visit.server';
import { notices as voiceNotices } from '~/voice-sample/notices';
import { cloneSample } from '~/voice-sample/voice-sample.server';
import type { VoiceSample } from '~/voice-sample/voice-sample.server';
import { createReceptionist, leaveSetup } from '../creation/creation.server';
import { voiceCookie } from '../draft.server';
import { notices } from '../notices';
import {
  redirectToNextStep,
  redirectToStep,
  logSetupStep,
  pathBack,
  skippedSteps,
  stepPath,
} from '../open-setup.server';
import type { OpenSetup } from '../open-setup.server';
import { isLastStep } from '../variants';

/** The data of the voice step. */
export function loadVoiceStep(request: Request, setup: OpenSetup) {
  const { variant, answers } = setup;
  const business = stepPath(setup, 'business');
  const neededLater = isLastStep(variant, 'voice') ? [] : variant.requiredToCreate;
  const lacksNumber = isLastStep(variant, 'voice') && lacksUrgentNumber(textsOf(answers));
  return {
    variant,
    skipped: skippedSteps(setup),
    back: pathBack(request, setup, business),
    /** The path to the number for urgent calls, if the last step must warn that it is missing. */
    urgentNumber: lacksNumber ? `${business}#business-UrgentCallsNumber` : null,
    /** Links to the questions that the creation needs, if a later step creates the receptionist. */
    unanswered: unansweredOf(textsOf(answers), neededLater).map((name) => ({
      label: questionOf(name).label,
      href: `${business}#business-${name}`,
    })),
    ownVoice: Boolean(setup.voiceId),
    /** The slug of the business's trade, whose callers the sample call has. */
    trade: answers.trade?.value,
  };
}

/** Throws a redirect to the business step if the name that the clone gets is missing. */
export async function requireBusinessName(visit: Visit, setup: OpenSetup): Promise<void> {
  if (businessNameOf(setup.answers)) return;
  await flashNotice(visit, voiceNotices.missingBusinessName);
  throw redirectToStep(visit.request, setup, 'business');
}

export async function continueWithClone(context: CallContext, setup: OpenSetup, sample: VoiceSample) {
  const { id, answers } = setup;
  const businessName = businessNameOf(answers);
  const cloning = await cloneSample(context, sample, { agentId: 'pending', businessName, subject: id });
  if (!cloning.ok) return reportFault(voiceNotices.cloneFailed);
  const { voiceId } = cloning.value;
  // A page cannot refill a file input, so if the creation fails, the resubmitted form uses the cloned voice.
  context.form?.set('intent', 'own');
  return continueWith(context, setup, voiceId, {
    voice: 'own',
    voiceId,
    seconds: Math.round(sample.seconds),
  });
}

/** Continues with the default voice, or with the one that was cloned before, unless its cookie was evicted. */
export async function continueWithVoice(context: CallContext, setup: OpenSetup, voice: 'own' | 'default') {
  const voiceId = voice === 'own' ? setup.voiceId : undefined;
  if (voice === 'own' && !voiceId) {
    await flashNotice(context, voiceNotices.voiceGone);
    throw redirectToStep(context.request, setup, 'voice');
  }
  return continueWith(context, setup, voiceId, { voice, voiceId });
}

/** Logs the step only after the creation, because a rejected form is submitted again. */
async function continueWith(
  context: CallContext,
  setup: OpenSetup,
  voiceId: string | undefined,
  stepData: Record<string, unknown>,
) {
  const { request, jar } = context;
  if (voiceId) await jar.write(voiceCookie(setup.id), { voiceId });
  else jar.clear(voiceCookie(setup.id));
  const creation = isLastStep(setup.variant, 'voice')
    ? await createReceptionist(context, { ...setup, voiceId })
    : null;
  logSetupStep(request, 'voice', setup, stepData);
  if (!creation) throw redirectToNextStep(request, setup, 'voice');
  if (creation.ok) throw leaveSetup(request, setup, creation.agentId);
  if (!voiceId) return reportFault(notices.creationFailed);
  await flashNotice(context, notices.creationFailed);
  throw redirectToStep(request, setup, 'voice'); // which now offers the voice that this request may have cloned
}
