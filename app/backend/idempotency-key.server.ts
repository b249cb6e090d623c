import { createHash } from 'node:crypto';
import { z } from 'zod';

import { cookieFamily } from '~/platform/cookies/cookie-jar.server';
import type { CookieJar } from '~/platform/cookies/cookie-jar.server';
import { afterUnknown } from './outcome';
import type { Outcome } from './outcome';

interface IdempotencyKey {
  key: string;
  /**
   * The next attempt gets a new key after a definite rejection. After an unknown outcome, only a refusal leads to a new key.
   */
  saveOutcome: (outcome: Outcome<unknown>) => Promise<void>;
}

/** How many different details of one call are remembered, such as recordings of one voice. */
const maxDetails = 24;
/**
 * The number of refusals, by the first key of a call. Refusals have their own cookie, so that they can't evict unknown
 * outcomes.
 */
const refusalsCookie = cookieFamily('refusals', z.record(z.string(), z.number().int()));
/** The keys with an attempt of unknown outcome. */
const unknownOutcomeCookie = cookieFamily('unknown-outcome', z.array(z.string()));
/** FORMER RELEASE: the refused keys of all calls for a subject. Delete. */
const formerKeysCookie = cookieFamily('refused', z.array(z.string()));

/**
 * Derives the key from the details of the call, so that other tabs, double clicks, Back and lost cookies produce the same
 * key until the backend has definitely rejected it.
 */
export async function idempotencyKeyFor(
  jar: CookieJar,
  shortName: string,
  subject: string,
  details: unknown = null,
): Promise<IdempotencyKey> {
  const call = [shortName, subject, details];
  const id = `${shortName}_${subject}`;
  const refusals = (await jar.read(refusalsCookie(id))) ?? {};
  const unknown = (await jar.read(unknownOutcomeCookie(id))) ?? [];
  const former = (await jar.read(formerKeysCookie(subject))) ?? [];
  const firstKey = shortKey(deriveKey(call, 0));
  let attempt = refusals[firstKey] ?? 0;
  while (former.includes(shortKey(deriveKey(call, attempt)))) attempt += 1;
  const key = deriveKey(call, attempt);
  return {
    key,
    async saveOutcome(result) {
      const short = shortKey(key);
      const wasUnknown = unknown.includes(short);
      const outcome = wasUnknown ? afterUnknown(result) : result;
      if (outcome.ok) return;
      if (outcome.failure.isDefinite) {
        const { [firstKey]: _before, ...others } = refusals;
        const newest = [...Object.entries(others), [firstKey, attempt + 1] as const].slice(-maxDetails);
        await jar.write(refusalsCookie(id), Object.fromEntries(newest));
      } else if (!wasUnknown)
        await jar.write(unknownOutcomeCookie(id), [...unknown, short].slice(-maxDetails));
    },
  };
}

/** The key of a call after this number of refusals. */
export function deriveKey(call: unknown, refusals: number): string {
  return uuidOf(JSON.stringify([call, refusals]));
}

/** The first characters of a key, which are enough to tell one visitor's keys apart. */
function shortKey(key: string): string {
  return key.slice(0, 13);
}

function uuidOf(text: string): string {
  const digest = createHash('sha256').update(text).digest('hex');
  return digest.replace(/(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5');
}
