import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { cookieFamily } from '~/platform/cookies/cookie-jar.server';
import type { CookieJar } from '~/platform/cookies/cookie-jar.server';
import { createBrowser } from '../../tests/setup/session';
import { failed, succeeded } from './outcome';
import { deriveKey, idempotencyKeyFor } from './idempotency-key.server';

const details = ['subscribe', 'agent_a1', ['ana', 'ana@rivera.example']];

test('derives the same key from the same details, and another one from other details', () => {
  expect(deriveKey(details, 0)).toBe(deriveKey(structuredClone(details), 0));
  // Keys must stay the same across releases, because an instance of another release may repeat the call.
  expect(deriveKey(details, 0)).toBe('82364dba-b25c-ef1b-cd86-b0bbe25b5654');
  expect(deriveKey(details, 1)).toBe('6d1b4138-a9b3-d2f9-3b2d-10a2191b04a8');
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      fc.pre(JSON.stringify(one) !== JSON.stringify(other));
      expect(deriveKey(one, 0)).not.toBe(deriveKey(other, 0));
    }),
  );
});

test.each([
  ['a refusal', [failed('refused', 200)], true],
  ['401', [failed('bad-status', 401)], true],
  ['an unknown outcome', [failed('timeout')], false],
  [
    'an unknown outcome, then 401 and 404',
    [failed('timeout'), failed('bad-status', 401), failed('bad-status', 404)],
    false,
  ],
  ['an unknown outcome, then a call that wasn’t sent', [failed('timeout'), failed('bad-body')], false],
  ['an unknown outcome, then a refusal', [failed('timeout'), failed('refused', 200)], true],
  ['success', [succeeded({})], false],
])('after %s, the next attempt gets the expected key (%#)', async (_name, outcomes, changes) => {
  const { jar } = createBrowser().visit();
  const first = await idempotencyKeyFor(jar, 'create', 'draft1');
  for (const outcome of outcomes) {
    const { saveOutcome } = await idempotencyKeyFor(jar, 'create', 'draft1');
    await saveOutcome(outcome);
  }
  const next = await idempotencyKeyFor(jar, 'create', 'draft1');
  if (changes) expect(next.key).not.toBe(first.key);
  else expect(next.key).toBe(first.key);
});

/** Calls with these details in a browser, and returns the keys that they had. */
function createCaller() {
  const browser = createBrowser();
  return async (
    shortName: string,
    outcome: ReturnType<typeof failed>,
    { subject = 'draft1', details }: { subject?: string; details?: unknown } = {},
  ) => {
    const visit = browser.visit();
    const { key, saveOutcome } = await idempotencyKeyFor(visit.jar, shortName, subject, details);
    await saveOutcome(outcome);
    browser.take(visit);
    return key;
  };
}

test('each of many rejections leads to a key that was never used', async () => {
  const call = createCaller();
  const keys: string[] = [];
  for (let attempt = 0; attempt < 20; attempt += 1) keys.push(await call('create', failed('refused', 200)));
  expect(new Set(keys).size).toBe(20);
});

test('rejections of other calls don’t push out an unknown outcome', async () => {
  const call = createCaller();
  const first = await call('create', failed('timeout'));
  for (let sample = 0; sample < 30; sample += 1)
    await call('clone', failed('bad-status', 422), { details: sample });
  for (const subject of ['draft2', 'draft3', 'draft4'])
    await call('create', failed('refused', 200), { subject });
  await call('create', failed('bad-status', 401)); // may be a gateway's
  expect(await call('create', failed('timeout'))).toBe(first);
});

test('of many calls, those that were tried last are remembered', async () => {
  const call = createCaller();
  const last = { details: 'the last call' };
  const others = Array.from({ length: 24 }, (_other, index) => ({ details: index }));
  const rejected = [await call('clone', failed('refused', 200), last)];
  for (const other of others.slice(2)) await call('clone', failed('refused', 200), other);
  rejected.push(await call('clone', failed('refused', 200), last));
  for (const other of others.slice(0, 2)) await call('clone', failed('refused', 200), other);
  expect(rejected).not.toContain(await call('clone', failed('refused', 200), last));

  for (const other of others) await call('subscribe', failed('timeout'), other);
  const unknown = await call('subscribe', failed('timeout'), last);
  await call('subscribe', failed('bad-status', 401), last); // may be a gateway's
  expect(await call('subscribe', failed('timeout'), last)).toBe(unknown);
});

test('a key that was rejected in the fourth release isn’t used again', async () => {
  const { jar } = createBrowser().visit();
  const keyNow = async () => (await idempotencyKeyFor(jar, 'create', 'draft1')).key;
  const rejected = await keyNow();
  await jar.write(cookieFamily('refused', z.array(z.string()))('draft1'), [rejected.slice(0, 13)]);
  const { key, saveOutcome } = await idempotencyKeyFor(jar, 'create', 'draft1');
  expect(key).not.toBe(rejected);
  await saveOutcome(failed('refused', 200));
  expect([rejected, key]).not.toContain(await keyNow());
});

test('a rejection doesn’t change the keys of other details or functions', async () => {
  const keyOf = async (jar: CookieJar, kind: 'clone' | 'subscribe', name: string) =>
    (await idempotencyKeyFor(jar, kind, 'agent_a1', name)).key;
  const [{ jar: refused }, { jar: fresh }] = [createBrowser().visit(), createBrowser().visit()];
  const ana = await idempotencyKeyFor(refused, 'subscribe', 'agent_a1', 'Ana');
  await ana.saveOutcome(failed('refused'));
  expect(await keyOf(refused, 'subscribe', 'Bea')).toBe(await keyOf(fresh, 'subscribe', 'Bea'));
  expect(await keyOf(refused, 'clone', 'Ana')).toBe(await keyOf(fresh, 'clone', 'Ana'));
});

test('a subject that can’t be in a cookie’s name is hashed there, and its rejections count', async () => {
  const { jar } = createBrowser().visit();
  const first = await idempotencyKeyFor(jar, 'callback', '512-555-0100');
  await first.saveOutcome(failed('refused', 200));
  expect(jar.setCookieLines()).toEqual([expect.stringMatching(/^refusals-[0-9a-f]{32}=/)]);
  expect((await idempotencyKeyFor(jar, 'callback', '512-555-0100')).key).not.toBe(first.key);
  expect((await idempotencyKeyFor(jar, 'callback', '512-555-0199')).key).not.toBe(first.key);
});
