import { backend } from '~/platform/backend/backend.server';
import { openOrder } from '~/platform/backend/order.server';
import type { Outcome } from '~/platform/backend/outcome';
import { refuseForm } from '~/platform/forms/form-answer.server';
import { sampleField } from './sample-rules';
import type { SampleVerdict, VoiceSample } from './voice-sample.server';

interface CloneDetails {
  /** `pending` while there is no agent yet. */
  agentId: string;
  businessName: string;
  /** The draft or the agent that the voice is for. */
  subject: string;
}

/** What came of it, with the `Set-Cookie` values that let the next try know. */
export type Cloning = Outcome<{ voiceId: string }> & { cookies: string[] };

/** Has a voice made of the sample, once for the same sample and name. */
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

/** The page again with what is wrong with its sample and what was typed. */
export function refuseSample(
  { status, message }: Extract<SampleVerdict, { ok: false }>,
  typed: Record<string, string> = {},
) {
  return refuseForm({ error: { [sampleField]: [message] }, initialValue: typed }, undefined, status);
}
