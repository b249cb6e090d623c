import { cloneVoice } from '~/backend/costly-calls.server';
import type { CallContext } from '~/backend/costly-calls.server';
import { uncheckedReply } from '~/platform/forms/server/unchecked-reply.server';
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

/** Shows the form again with the error of its sample. */
export function refuseSample(form: FormData, verdict: Extract<SampleVerdict, { ok: false }>) {
  if (verdict.message === null) return reportFault(notices.cloneFailed, uncheckedReply(form));
  const { status, message } = verdict;
  return refuseForm(uncheckedReply(form, { [sampleField]: [message] }), undefined, status);
}
