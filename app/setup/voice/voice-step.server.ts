import { lacksUrgentNumber } from '~/answers/answer-text';
import { businessNameOf, textsOf } from '~/answers/answers';
import { questionOf, unansweredOf } from '~/domain/business-questions';
import {
  faultResponse,
  formErrorResponse,
  isCheckOnly,
  redirectTo,
  uncheckedReply,
} from '~/platform/http/action-response.server';
import { flashNotice } from '~/platform/http/flash.server';
import { intentOf } from '~/platform/http/receive-form.server';
import { setupNotices, voiceNotices } from '~/content/notices';
import { cloneSample, sampleErrorResponse } from '~/voice-sample/voice-sample.server';
import type { SampleVerdict, VoiceSample } from '~/voice-sample/voice-sample.server';
import { createReceptionist, goToReceptionist } from '../creation/creation.server';
import { voiceCookie } from '../draft.server';
import { emptySteps, logSetupStep, nextPath, requireStep, stepPath } from '../open-setup.server';
import type { OpenSetup } from '../open-setup.server';
import { isLastStep } from '../variants';

/** The data of the voice step. */
export function loadVoiceStep(setup: OpenSetup) {
  const { variant, answers } = setup;
  const business = stepPath({ ...setup, isFromReview: false }, 'business');
  const neededLater = isLastStep(variant, 'voice') ? [] : variant.requiredToCreate;
  const lacksNumber = isLastStep(variant, 'voice') && lacksUrgentNumber(textsOf(answers));
  return {
    variant,
    emptySteps: emptySteps(setup),
    back: setup.isFromReview ? stepPath(setup, 'review') : business,
    /** The path to the number for urgent calls, if the last step must warn that it is missing. */
    urgentNumber: lacksNumber ? `${business}#business-UrgentCallsNumber` : null,
    /** Links to the questions that the creation needs, if a later step creates the receptionist. */
    unanswered: unansweredOf(textsOf(answers), neededLater).map((name) => ({
      label: questionOf(name).label,
      href: `${business}#business-${name}`,
    })),
    hasOwnVoice: Boolean(setup.voiceId),
    /** The slug of the business's trade, for the sample call. */
    trade: answers.trade?.value,
  };
}

/** Handles each button of the page. `verdict` is the result of checking the recording or the file. */
export async function handleVoice(setup: OpenSetup, form: FormData, verdict: SampleVerdict) {
  const intent = intentOf(form, ['clone', 'own', 'default']);
  if (isCheckOnly(setup)) return formErrorResponse(uncheckedReply(form)); // the page itself checks the file
  if (intent === 'clone') await requireBusinessName(setup); // before the step is required, because this redirect has a notice
  requireStep(setup, 'voice');
  if (intent === 'default' || intent === 'own') return continueWithVoice(setup, form, intent);
  if (!verdict.ok) return sampleErrorResponse(form, verdict);
  if (!intent) throw redirectTo(setup, stepPath(setup, 'voice'));
  return continueWithClone(setup, form, verdict.sample);
}

/** Throws a redirect to the business step if the business's name is missing. The clone is named after the business. */
async function requireBusinessName(setup: OpenSetup): Promise<void> {
  if (businessNameOf(setup.answers)) return;
  await flashNotice(setup, voiceNotices.missingBusinessName);
  throw redirectTo(setup, stepPath(setup, 'business'));
}

async function continueWithClone(setup: OpenSetup, form: FormData, sample: VoiceSample) {
  const businessName = businessNameOf(setup.answers);
  const subject = setup.id;
  const cloning = await cloneSample(setup, form, sample, { agentId: 'pending', businessName, subject });
  if (!cloning.ok) return faultResponse(voiceNotices.cloneFailed);
  const { voiceId } = cloning.value;
  // A page can't refill a file input. If the creation fails, the form that is shown again uses the cloned voice.
  form.set('intent', 'own');
  return continueWith(setup, form, voiceId, {
    voice: 'own',
    voiceId,
    seconds: Math.round(sample.seconds),
  });
}

/** Continues with the default voice, or with the cloned voice unless its cookie was evicted. */
async function continueWithVoice(setup: OpenSetup, form: FormData, voice: 'own' | 'default') {
  const voiceId = voice === 'own' ? setup.voiceId : undefined;
  if (voice === 'own' && !voiceId) {
    await flashNotice(setup, voiceNotices.voiceGone);
    throw redirectTo(setup, stepPath(setup, 'voice'));
  }
  return continueWith(setup, form, voiceId, { voice, voiceId });
}

/** Logs the step only after the creation, because a rejected form is submitted again. */
async function continueWith(
  setup: OpenSetup,
  form: FormData,
  voiceId: string | undefined,
  stepData: Record<string, unknown>,
) {
  const { jar, id, variant } = setup;
  const isLast = isLastStep(variant, 'voice');
  if (voiceId || !isLast) await jar.write(voiceCookie(id), { voiceId });
  else jar.clear(voiceCookie(id));
  const agentId = isLast ? await createReceptionist({ ...setup, voiceId }, form) : null;
  logSetupStep(setup, 'voice', stepData);
  if (!isLast) throw redirectTo(setup, nextPath(setup, 'voice'));
  if (agentId) return goToReceptionist(setup, agentId);
  if (!voiceId) return faultResponse(setupNotices.creationFailed);
  await flashNotice(setup, setupNotices.creationFailed);
  throw redirectTo(setup, stepPath(setup, 'voice')); // the step now offers the voice that this request may have cloned
}
