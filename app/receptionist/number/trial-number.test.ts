import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { followNumber, noScriptRefresh } from './trial-number';
import type { NumberState } from './trial-number';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Runs `followNumber` against these replies, then network errors. Returns the requests and the shown states. */
async function follow(
  kind: 'not-looked-up' | 'unassigned' | 'requested',
  isAutomatic: boolean,
  replies: unknown[],
  leaveAtRequest?: number,
) {
  const requests: string[] = [];
  const leaving = new AbortController();
  vi.stubGlobal('fetch', async (path: string, { method, body, signal }: RequestInit) => {
    requests.push([method, path, body].join(' ').trim());
    if (requests.length === leaveAtRequest) leaving.abort();
    if (signal?.aborted || replies.length === 0) throw new Error('broken off');
    const reply = replies.shift();
    return typeof reply === 'number' ? new Response('', { status: reply }) : Response.json(reply);
  });
  const shown: NumberState[] = [];
  const finished = followNumber(
    { agentId: 'agent_a1', state: { kind }, isAutomatic },
    (state) => void shown.push(state),
    leaving.signal,
  );
  if (leaveAtRequest === 0) leaving.abort();
  await vi.runAllTimersAsync();
  await finished;
  return { requests, shown };
}

const lookUp = '/demo/agent/agent_a1/number';
const assign = `POST ${lookUp} intent=assign`;
const ready = { kind: 'ready', number: '512-555-0123' };
const none = { kind: 'unassigned' };
const assigning = { kind: 'assigning' };
const notFound = { kind: 'problem', text: 'Error fetching phone number' };
const notAssigned = { kind: 'problem', text: 'Phone number assignment failed' };

test.each([
  ['a number that is already assigned', 'not-looked-up', true, [ready], [lookUp], [ready]],
  [
    'a new number after requesting one',
    'not-looked-up',
    true,
    [none, ready],
    [lookUp, assign],
    [assigning, ready],
  ],
  ['the button if the page was opened from another site', 'not-looked-up', false, [none], [lookUp], [none]],
  ['an error if the lookup is rejected', 'not-looked-up', true, [429], [lookUp], [notFound]],
  ['an error if the lookup gets no response', 'not-looked-up', true, [], [lookUp], [notFound]],
  ['an error if the assignment is rejected', 'unassigned', true, [500], [assign], [assigning, notAssigned]],
  ['an error if the assignment gets no response', 'unassigned', true, [], [assign], [assigning, notAssigned]],
  [
    'a requested number as soon as it is there',
    'not-looked-up',
    true,
    [none, { kind: 'requested' }, none, 500, ready],
    [lookUp, assign, lookUp, lookUp, lookUp],
    [assigning, { kind: 'requested' }, ready],
  ],
  [
    'nothing new if a number isn’t there after five minutes',
    'requested',
    true,
    [],
    Array(15).fill(lookUp),
    [],
  ],
  [
    'nothing new if the lookup returns the same state',
    'not-looked-up',
    true,
    [{ kind: 'not-looked-up' }],
    [lookUp],
    [],
  ],
  ['nothing new if there is nothing to request', 'unassigned', false, [], [], []],
] as const)('followNumber shows %s', async (_what, kind, isAutomatic, replies, requests, shown) =>
  expect(await follow(kind, isAutomatic, [...replies])).toEqual({ requests, shown }),
);

test.each([
  ['sends nothing if the visitor leaves before the lookup', 0, []],
  ['shows nothing and requests no number if the visitor leaves during the lookup', 1, [lookUp]],
] as const)('followNumber %s', async (_when, leaveAtRequest, requests) =>
  expect(await follow('not-looked-up', true, [none, ready], leaveAtRequest)).toEqual({ requests, shown: [] }),
);

test.each([
  ['not-looked-up', true, { afterMs: 2_000, url: '/demo/agent/agent_a1?phone=look' }],
  ['not-looked-up', false, { afterMs: 2_000, url: '/demo/agent/agent_a1?phone=check' }],
  ['assigning', true, { afterMs: 0, url: '/demo/agent/agent_a1?phone=assign' }],
  ['assigning', false, null],
  ['unassigned', true, null],
  ['requested', true, null],
  ['house', true, null],
] as const)(
  'without scripts, a page with a number that is %s (automatic: %s) refreshes as %j',
  (kind, isAutomatic, refresh) =>
    expect(noScriptRefresh('/demo/agent/agent_a1', { state: { kind }, isAutomatic })).toEqual(refresh),
);
