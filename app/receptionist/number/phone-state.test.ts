import { expect, test } from 'vitest';

import { nextRequest } from './phone-state';

test(
  'the first look-up comes after two seconds, the assignment right after it',
  { tags: ['4.demo.1', '4.demo.5', '9.time.5'] },
  () => {
    expect(nextRequest({ kind: 'waiting' })).toEqual({ request: 'look', afterMs: 2_000 });
    expect(nextRequest({ kind: 'assigning' })).toEqual({ request: 'assign', afterMs: 0 });
  },
);

test('nothing follows a final state by itself', { tags: ['D.demo'] }, () => {
  expect(nextRequest({ kind: 'ready', number: '512-555-0100' })).toBeNull();
  expect(nextRequest({ kind: 'problem', text: 'Failed to fetch phone number' })).toBeNull();
  expect(nextRequest({ kind: 'none' })).toBeNull();
});
