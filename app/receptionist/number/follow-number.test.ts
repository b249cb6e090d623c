import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { followNumber } from './follow-number';
import type { PhoneState } from './phone-state';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What the page of an agent requests and shows, while the server gives these replies, or none. */
async function follow(
  kind: 'waiting' | 'unassigned',
  automatic: boolean,
  replies: unknown[],
  leftAt?: number,
) {
  const requests: string[] = [];
  const leaving = new AbortController();
  vi.stubGlobal('fetch', async (path: string, { method, body, signal }: RequestInit) => {
    requests.push([method, path, body].join(' ').trim());
    if (requests.length === leftAt) leaving.abort();
    if (signal?.aborted || replies.length === 0) throw new Error('broken off');
    const reply = replies.shift();
    return typeof reply === 'number' ? new Response('', { status: reply }) : Response.json(reply);
  });
  const shown: PhoneState[] = [];
  const followed = followNumber(
    { agentId: 'agent_a1', state: { kind }, automatic },
    (state) => void shown.push(state),
    leaving.signal,
  );
  if (leftAt === 0) leaving.abort();
  await vi.runAllTimersAsync();
  await followed;
  return { requests, shown };
}

const look = '/demo/agent/agent_a1/number';
const order = `POST ${look} intent=assign`;
const ready = { kind: 'ready', number: '512-555-0123' };
const none = { kind: 'unassigned' };
const assigning = { kind: 'assigning' };
const notFound = { kind: 'problem', text: 'Error fetching phone number' };
const notAssigned = { kind: 'problem', text: 'Phone number assignment failed' };

test.each([
  ['a number that there is', 'waiting', true, [ready], [look], [ready]],
  ['one that is ordered once', 'waiting', true, [none, ready], [look, order], [assigning, ready]],
  ['a button where another site led', 'waiting', false, [none], [look], [none]],
  ['a refused look-up', 'waiting', true, [429], [look], [notFound]],
  ['a lost one', 'waiting', true, [], [look], [notFound]],
  ['a refused order', 'unassigned', true, [500], [order], [assigning, notAssigned]],
  ['a lost one', 'unassigned', true, [], [order], [assigning, notAssigned]],
  ['nothing to a robot, which looks once', 'waiting', true, [{ kind: 'waiting' }], [look], []],
  ['nothing more where nothing is to do', 'unassigned', false, [], [], []],
] as const)('a page shows %s', async (_what, kind, automatic, replies, requests, shown) =>
  expect(await follow(kind, automatic, [...replies])).toEqual({ requests, shown }),
);

test.each([
  ['before its look-up, requests nothing', 0, []],
  ['meanwhile, shows nothing and orders nothing', 1, [look]],
] as const)('a page that is left %s', async (_when, leftAt, requests) =>
  expect(await follow('waiting', true, [none, ready], leftAt)).toEqual({ requests, shown: [] }),
);
