import fc from 'fast-check';
import { expect, test } from 'vitest';

import { createBrowser } from '../../tests/setup/session';
import type { CookieJar } from '~/platform/session/cookie-jar.server';
import { failed, succeeded } from './outcome';
import { deriveKey, idempotencyKeyFor, shortKey } from './idempotency-key.server';

const details = ['subscribe', 'agent_a1', ['ana', 'ana@rivera.example']];

test('derives the same key from the same details, and another one from other details', () => {
  expect(deriveKey(details)).toBe(deriveKey(structuredClone(details)));
  // Keys must stay the same across releases, because an instance of another release may repeat the call.
  expect(deriveKey(details)).toBe('82364dba-b25c-ef1b-cd86-b0bbe25b5654');
  expect(deriveKey(details, [shortKey(deriveKey(details))])).toBe('6d1b4138-a9b3-d2f9-3b2d-10a2191b04a8');
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      fc.pre(JSON.stringify(one) !== JSON.stringify(other));
      expect(deriveKey(one)).not.toBe(deriveKey(other));
    }),
  );
});

test('creates a new key after the backend rejects one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), fc.array(fc.string()), (times, others) => {
      const keys: string[] = [];
      for (let attempt = 0; attempt < times; attempt += 1)
        keys.push(deriveKey(details, [...others, ...keys.map(shortKey)]));
      expect(new Set(keys).size).toBe(times);
      expect(deriveKey(details, others)).toBe(keys[0]);
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
    const { recordResult } = await idempotencyKeyFor(jar, 'create', 'draft1');
    await recordResult(outcome);
  }
  const next = await idempotencyKeyFor(jar, 'create', 'draft1');
  expect(next.key !== first.key).toBe(changes);
});

test('after each of many rejections, the next attempt gets another key', async () => {
  const { jar } = createBrowser().visit();
  const next = () => idempotencyKeyFor(jar, 'create', 'draft1');
  for (let attempt = 1; attempt <= 20; attempt += 1) {
    const { key, recordResult } = await next();
    await recordResult(failed('refused', 200));
    expect((await next()).key, `after rejection ${attempt}`).not.toBe(key);
  }
});

test('a rejection doesn’t change the keys of other details or functions', async () => {
  const keyOf = async (jar: CookieJar, kind: 'clone' | 'subscribe', name: string) =>
    (await idempotencyKeyFor(jar, kind, 'agent_a1', name)).key;
  const [{ jar: refused }, { jar: fresh }] = [createBrowser().visit(), createBrowser().visit()];
  const ana = await idempotencyKeyFor(refused, 'subscribe', 'agent_a1', 'Ana');
  await ana.recordResult(failed('refused'));
  expect(await keyOf(refused, 'subscribe', 'Bea')).toBe(await keyOf(fresh, 'subscribe', 'Bea'));
  expect(await keyOf(refused, 'clone', 'Ana')).toBe(await keyOf(fresh, 'clone', 'Ana'));
});

test('a subject that can’t be in a cookie’s name is hashed there, and its rejections count', async () => {
  const { jar } = createBrowser().visit();
  const first = await idempotencyKeyFor(jar, 'callback', '512-555-0100');
  await first.recordResult(failed('refused', 200));
  expect(jar.setCookieLines()).toEqual([expect.stringMatching(/^refused-[0-9a-f]{32}=/)]);
  expect((await idempotencyKeyFor(jar, 'callback', '512-555-0100')).key).not.toBe(first.key);
  expect((await idempotencyKeyFor(jar, 'callback', '512-555-0199')).key).not.toBe(first.key);
});

test('the ID of a draft or an agent is in the cookie’s name, where the release before reads it', async () => {
  const { jar } = createBrowser().visit();
  for (const subject of ['Ab3_xyz9', 'agent_abc1']) {
    const { recordResult } = await idempotencyKeyFor(jar, 'create', subject);
    await recordResult(failed('refused', 200));
  }
  const names = jar.setCookieLines().map((line) => line.replace(/=.*/, ''));
  expect(names).toEqual(['refused-Ab3_xyz9', 'refused-agent_abc1']);
});
