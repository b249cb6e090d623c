import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { failed, succeeded } from './outcome';
import type { Outcome } from './outcome';
import { withRetry } from './retry.server';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Runs one call whose attempts have these outcomes in turn. */
async function call(outcomes: Outcome<string>[], attemptMs = 0) {
  const timeouts: number[] = [];
  const result = withRetry(15_000, async (timeoutMs) => {
    timeouts.push(timeoutMs);
    vi.advanceTimersByTime(attemptMs);
    return outcomes[timeouts.length - 1] ?? failed('unreachable');
  });
  await vi.runAllTimersAsync();
  return { result: await result, timeouts };
}

test.each([
  ['a refused connection', failed('unreachable')],
  ['502', failed('bad-status', 502)],
  ['503', failed('bad-status', 503)],
  ['504', failed('bad-status', 504)],
])('retries a call after %s, at most twice', async (_name, outcome) => {
  const late = await call([outcome, outcome, succeeded('yes')]);
  expect([late.result, late.timeouts.length]).toEqual([succeeded('yes'), 3]);
  const never = await call([outcome, outcome, outcome, succeeded('yes')]);
  expect([never.result, never.timeouts.length]).toEqual([outcome, 3]);
});

test.each([
  failed('refused', 200),
  failed('bad-status', 400),
  failed('bad-status', 409),
  failed('bad-status', 429),
  failed('bad-status', 500),
  failed('timeout'),
  failed('aborted'),
  failed('not-json', 200),
  failed('too-large', 502),
  failed('bad-body'),
  succeeded('yes'),
])('doesn’t retry a call that reached the function or timed out: %o', async (outcome) => {
  expect((await call([outcome])).timeouts).toHaveLength(1);
});

test('gives each attempt the rest of the timeout', async () => {
  const { timeouts } = await call([], 5_000);
  expect(timeouts).toEqual([15_000, 9_850, 4_550]);
});

test('starts no attempt with less than a second left', async () => {
  expect((await call([], 13_900)).timeouts).toHaveLength(1);
  expect((await call([], 13_850)).timeouts).toEqual([15_000, 1_000]);
});
