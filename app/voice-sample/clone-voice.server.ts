import { cloneVoice } from '~/backend/costly-calls.server';
import type { CallContext } from '~/backend/costly-calls.server';
import { refuseForm, reportFault } from '~/platform/http/action-response.server';
import { sampleField } from './sample-fields';
import { notices } from './notices';
import type { SampleVerdict, VoiceSample } from './voice-sample.server';

/** Repeating the call with the same sample and name is idempotent. `subject` is the ID of the draft or agent. */
export function cloneSample(
  context: CallContext,
  sample: VoiceSample,
  { agentId, businessName, subject }: { agentId: string; businessName: string; subject: string },
) {
  const body = { voiceName: `${businessName} Receptionist`, businessName, agentId };
  return cloneVoice(context, subject, body, sample);
}

export function refuseSample(
  verdict: Extract<SampleVerdict, { ok: false }>,
  typed: Record<string, string> = {},
) {
  if (verdict.message === null) return reportFault(notices.cloneFailed, { initialValue: typed });
  const { status, message } = verdict;
  return refuseForm({ error: { [sampleField]: [message] }, initialValue: typed }, undefined, status);
}
