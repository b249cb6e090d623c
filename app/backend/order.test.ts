import fc from 'fast-check';
import { expect, test } from 'vitest';

import { failed, succeeded } from './outcome';
import { markOf, openOrder, orderKey } from './order.server';

const tags = ['D.backend.key'];
const details = ['subscribe', 'agent_a1', ['ana', 'ana@rivera.example']];

/** Whoever sends `Set-Cookie` values back. */
const returning = (cookies: string[]) =>
  new Request('http://site.example/', {
    headers: { Cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') },
  });

test('the same details have the same key, others another', { tags }, () => {
  expect(orderKey(details)).toBe(orderKey(structuredClone(details)));
  // Of any release: an order may be repeated at an instance of the one before.
  expect(orderKey(details)).toBe('82364dba-b25c-ef1b-cd86-b0bbe25b5654');
  expect(orderKey(details, [markOf(orderKey(details))])).toBe('6d1b4138-a9b3-d2f9-3b2d-10a2191b04a8');
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      fc.pre(JSON.stringify(one) !== JSON.stringify(other));
      expect(orderKey(one)).not.toBe(orderKey(other));
    }),
  );
});

test('a refused key is never used again', { tags }, () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), fc.array(fc.string()), (times, others) => {
      const keys: string[] = [];
      for (let attempt = 0; attempt < times; attempt += 1)
        keys.push(orderKey(details, [...others, ...keys.map(markOf)]));
      expect(new Set(keys).size).toBe(times);
      expect(orderKey(details, others)).toBe(keys[0]);
    }),
  );
});

test.each([
  ['a definite no', failed('refused', 200), true],
  ['an unknown outcome', failed('timeout'), false],
  ['success', succeeded({}), false],
])('after %s the next key is another one: %#', { tags }, async (_name, outcome, changes) => {
  const first = await openOrder(returning([]), 'create', 'draft1');
  const cookies = await first.settle(outcome);
  expect(cookies).toHaveLength(changes ? 1 : 0);
  const next = await openOrder(returning(cookies), 'create', 'draft1');
  expect(next.key !== first.key).toBe(changes);
});

test('a refusal leaves other orders their keys', { tags }, async () => {
  const ana = await openOrder(returning([]), 'subscribe', 'agent_a1', 'Ana');
  const refused = await ana.settle(failed('refused'));
  const bea = await openOrder(returning(refused), 'subscribe', 'agent_a1', 'Bea');
  expect(bea.key).toBe((await openOrder(returning([]), 'subscribe', 'agent_a1', 'Bea')).key);
  expect((await openOrder(returning(refused), 'clone', 'agent_a1', 'Ana')).key).toBe(
    (await openOrder(returning([]), 'clone', 'agent_a1', 'Ana')).key,
  );
});
