import { createHash } from 'node:crypto';

import { backend } from '~/platform/backend/backend.server';
import type { Outcome } from '~/platform/backend/outcome';
import { refuseForm } from '~/platform/forms/form-answer.server';
import { sampleField } from './sample-rules';
import type { SampleVerdict, VoiceSample } from './voice-sample.server';

interface CloneOrder {
  /** `pending` while there is no agent yet. */
  agentId: string;
  businessName: string;
  /** Names the set-up or the agent and counts its definite refusals, so that a try after one is a new request. */
  attempt: string;
}

/** Has a voice made of the sample; a repeat with the same sample carries the same idempotency key. */
export async function cloneVoice(
  { audio, fingerprint }: VoiceSample,
  { agentId, businessName, attempt }: CloneOrder,
): Promise<Outcome<{ voiceId: string }>> {
  return backend.cloneVoice(
    { voiceName: `${businessName} Receptionist`, businessName, agentId },
    audio,
    idempotencyKey([attempt, agentId, businessName, fingerprint]),
  );
}

/** The page again with what is wrong with its sample and what was typed. */
export function refuseSample(
  { status, message }: Extract<SampleVerdict, { ok: false }>,
  typed: Record<string, string> = {},
) {
  return refuseForm({ error: { [sampleField]: [message] }, initialValue: typed }, undefined, status);
}

/** The digest of all parts as a UUID, the form that keys usually have. */
function idempotencyKey(parts: string[]): string {
  const digest = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
