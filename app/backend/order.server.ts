import { createHash } from 'node:crypto';
import { z } from 'zod';

import { createCookieFamily } from '~/platform/session/cookie-family.server';
import type { Outcome } from './outcome';

export interface Order {
  key: string;
  /** `Set-Cookie` values: a new key for the next try after a definite no, and only then. */
  settle: (outcome: Outcome<unknown>) => Promise<string[]>;
}

const remembered = 12;
const refusals = createCookieFamily('refused', z.array(z.string()));

/** The key follows from the details: tabs, double clicks, Back and lost cookies share it until it is surely refused. */
export async function openOrder(
  request: Request,
  kind: 'create' | 'clone' | 'assign' | 'subscribe',
  subject: string,
  details: unknown = null,
): Promise<Order> {
  const refused = (await refusals.read(request, subject)) ?? [];
  const key = orderKey([kind, subject, details], refused);
  return {
    key,
    async settle(outcome) {
      if (outcome.ok || !outcome.failure.definite) return [];
      return (await refusals.write(request, subject, [...refused, markOf(key)].slice(-remembered))) ?? [];
    },
  };
}

export function orderKey(details: unknown, refused: readonly string[] = []): string {
  for (let attempt = 0; ; attempt += 1) {
    const key = uuidOf(JSON.stringify([details, attempt]));
    if (!refused.includes(markOf(key))) return key;
  }
}

export function markOf(key: string): string {
  return key.slice(0, 13);
}

function uuidOf(text: string): string {
  const digest = createHash('sha256').update(text).digest('hex');
  return digest.replace(/(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5');
}
