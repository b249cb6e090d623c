import { createHash } from 'node:crypto';
import { z } from 'zod';

import { cookieFamily } from '~/platform/session/cookie-jar.server';
import type { CookieJar } from '~/platform/session/cookie-jar.server';
import { afterUnknown } from './outcome';
import type { Outcome } from './outcome';

export interface IdempotencyKey {
  key: string;
  /** Only after a definite rejection does the next attempt get a new key; after an unknown outcome, only after a refusal. */
  recordResult: (outcome: Outcome<unknown>) => Promise<void>;
}

const maxRefusedKeys = 12;
/** The refused keys and, after `?`, those with an attempt of unknown outcome. */
const refusedKeysCookie = cookieFamily('refused', z.array(z.string()));

/**
 * Derives the key from the details of the call, so that other tabs, double clicks, Back and lost cookies lead to the same
 * key until the backend has definitely rejected it.
 */
export async function idempotencyKeyFor(
  jar: CookieJar,
  word: string,
  subject: string,
  details: unknown = null,
): Promise<IdempotencyKey> {
  const cookie = refusedKeysCookie(subject);
  const refused = (await jar.read(cookie)) ?? [];
  const key = deriveKey([word, subject, details], refused);
  return {
    key,
    async recordResult(result) {
      const unknown = `?${shortKey(key)}`;
      const wasUnknown = refused.includes(unknown);
      const outcome = wasUnknown ? afterUnknown(result) : result;
      if (outcome.ok) return;
      const entry = outcome.failure.definite ? shortKey(key) : unknown;
      if (!refused.includes(entry)) await jar.write(cookie, [...refused, entry].slice(-maxRefusedKeys));
    },
  };
}

/** The first key for these details that isn't among the refused ones. */
export function deriveKey(details: unknown, refused: readonly string[] = []): string {
  for (let attempt = 0; ; attempt += 1) {
    const key = uuidOf(JSON.stringify([details, attempt]));
    if (!refused.includes(shortKey(key))) return key;
  }
}

/** The first characters of a key, which are enough to tell one visitor's keys apart. */
export function shortKey(key: string): string {
  return key.slice(0, 13);
}

function uuidOf(text: string): string {
  const digest = createHash('sha256').update(text).digest('hex');
  return digest.replace(/(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5');
}
