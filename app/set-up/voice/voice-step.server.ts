import { reportFault } from '~/platform/forms/server/action-data.server';
import { cookieHeaders } from '~/platform/session/sealed-cookie.server';
import { logStep } from '~/visits/log-step.server';
import { cloneVoice } from '~/voice-sample/clone-voice.server';
import { toasts as voiceToasts } from '~/voice-sample/toasts';
import type { VoiceSample } from '~/voice-sample/voice-sample.server';
import { createAndShow } from '../creation/create-and-show.server';
import { voices } from '../draft.server';
import { goToStep } from '../wizard.server';
import type { Wizard } from '../wizard.server';

export async function continueWithClone(request: Request, wizard: Wizard, sample: VoiceSample) {
  const { id, draft } = wizard;
  const businessName = draft.fields.BusinessName ?? '';
  const cloning = await cloneVoice(request, sample, { agentId: 'pending', businessName, subject: id });
  if (!cloning.ok) return reportFault(voiceToasts.cloneFailed, cookieHeaders(cloning.cookies));
  const { voiceId } = cloning.value;
  logVoice(request, wizard, { voice: 'own', voiceId, seconds: Math.round(sample.seconds) });
  return continueWith(request, wizard, voiceId);
}

/** The voice that was cloned before, or none, whatever was cloned before. */
export async function continueWithVoice(request: Request, wizard: Wizard, voice: 'own' | 'default') {
  const voiceId = voice === 'own' ? wizard.voiceId : undefined;
  logVoice(request, wizard, { voice, ...(voiceId ? { voiceId } : {}) });
  return continueWith(request, wizard, voiceId);
}

async function continueWith(request: Request, wizard: Wizard, voiceId: string | undefined) {
  const cookies = voiceId
    ? await voices.write(request, wizard.id, { voiceId })
    : voices.forget(request, wizard.id);
  const headers = cookieHeaders(cookies ?? []);
  if (wizard.variant.steps.includes('confirm')) return goToStep(request, wizard, 'confirm', headers);
  return createAndShow(request, { ...wizard, voiceId }, headers);
}

function logVoice(request: Request, { draft }: Wizard, stepData: Record<string, unknown>): void {
  logStep(request, { step: 4, visitType: 'create_agent', userEmail: draft.email, stepData });
}
