import { expect, test } from 'vitest';

import { nextRequest, noScriptRefresh } from './phone-state';

test(
  'the first look-up comes after two seconds, the assignment right after it',
  { tags: ['4.demo.1', '4.demo.5', '9.time.5'] },
  () => {
    expect(nextRequest({ kind: 'waiting' }, true)).toEqual({ request: 'look', afterMs: 2_000 });
    expect(nextRequest({ kind: 'unassigned' }, true)).toEqual({ request: 'assign', afterMs: 0 });
  },
);

test('a page that another site led to is looked up, and requests nothing', { tags: ['D.effects'] }, () => {
  expect(noScriptRefresh('agent_a1', { kind: 'waiting' }, false)?.url).toBe(
    '/demo/agent/agent_a1?phone=check',
  );
  expect(nextRequest({ kind: 'unassigned' }, false)).toBeNull();
});

test('nothing follows a final state by itself', { tags: ['D.demo'] }, () => {
  expect(nextRequest({ kind: 'ready', number: '512-555-0100' }, true)).toBeNull();
  expect(nextRequest({ kind: 'problem', text: 'Failed to fetch phone number' }, true)).toBeNull();
  expect(nextRequest({ kind: 'none' }, true)).toBeNull();
});
