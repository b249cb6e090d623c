import { createHash } from 'node:crypto';
import { z } from 'zod';

import { createCookiesById } from '~/platform/session/cookies-by-id.server';
import type { Outcome } from './outcome';

export interface IdempotencyKey {
  key: string;
  /** Returns `Set-Cookie` values. After a definite no, and only then, the next attempt gets a new key. */
  recordResult: (outcome: Outcome<unknown>) => Promise<string[]>;
}

const rememberedAtMost = 12;
const refusedKeys = createCookiesById('refused', z.array(z.string()));

/**
 * The key is derived from what is asked for, so that tabs, double clicks, Back and lost cookies share it until the
 * backend has certainly refused it.
 */
export async function idempotencyKeyFor(
  request: Request,
  kind: 'create' | 'clone' | 'assign' | 'subscribe',
  subject: string,
  details: unknown = null,
): Promise<IdempotencyKey> {
  const refused = (await refusedKeys.read(request, subject)) ?? [];
  const key = deriveKey([kind, subject, details], refused);
  return {
    key,
    async recordResult(outcome) {
      if (outcome.ok || !outcome.failure.definite) return [];
      const remembered = [...refused, shortKey(key)].slice(-rememberedAtMost);
      return (await refusedKeys.write(request, subject, remembered)) ?? [];
    },
  };
}

export function deriveKey(details: unknown, refused: readonly string[] = []): string {
  for (let attempt = 0; ; attempt += 1) {
    const key = uuidOf(JSON.stringify([details, attempt]));
    if (!refused.includes(shortKey(key))) return key;
  }
}

/** The first part of a key: enough to tell one visitor's keys apart. */
export function shortKey(key: string): string {
  return key.slice(0, 13);
}

function uuidOf(text: string): string {
  const digest = createHash('sha256').update(text).digest('hex');
  return digest.replace(/(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5');
}
