import { backend } from '~/backend/backend.server';
import { openOrder } from '~/backend/order.server';
import type { Outcome } from '~/backend/outcome';
import { refuseForm, reportFault } from '~/platform/forms/server/action-data.server';
import { sampleField } from './sample-rules';
import { toasts } from './toasts';
import type { SampleVerdict, VoiceSample } from './voice-sample.server';

interface CloneDetails {
  /** `pending` while there is no agent yet. */
  agentId: string;
  businessName: string;
  subject: string;
}

export type Cloning = Outcome<{ voiceId: string }> & { cookies: string[] };

/** Once for the same sample and name. */
export async function cloneVoice(
  request: Request,
  { audio, fingerprint }: VoiceSample,
  { agentId, businessName, subject }: CloneDetails,
): Promise<Cloning> {
  const order = await openOrder(request, 'clone', subject, [agentId, businessName, fingerprint]);
  const body = { voiceName: `${businessName} Receptionist`, businessName, agentId };
  const outcome = await backend.cloneVoice(body, audio, order.key);
  return { ...outcome, cookies: await order.settle(outcome) };
}

export function refuseSample(
  verdict: Extract<SampleVerdict, { ok: false }>,
  typed: Record<string, string> = {},
) {
  if (verdict.message === null) return reportFault(toasts.cloneFailed, undefined, { initialValue: typed });
  const { status, message } = verdict;
  return refuseForm({ error: { [sampleField]: [message] }, initialValue: typed }, undefined, status);
}
