import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { callExample } from '../../tests/setup/example-call';
import { log } from '../platform/telemetry/log.server';
import { finishBackgroundWork, runInBackground } from './background.server';
import { createBackend, withRetry } from './client.server';
import type { FunctionName } from './contract.server';
import { failed, succeeded } from './outcome';
import type { Outcome } from './outcome';

const { timeouts } = vi.hoisted(() => ({ timeouts: [] as number[] }));
vi.mock('./call.server', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  callBackend: async (_connection: unknown, _name: string, { timeoutMs }: { timeoutMs: number }) => {
    timeouts.push(timeoutMs);
    return { ok: false, failure: { cause: 'unreachable', isDefinite: false } };
  },
}));
beforeEach(() => {
  vi.useFakeTimers();
  timeouts.length = 0;
});
afterEach(() => void vi.useRealTimers());

const backend = createBackend(async () => ({ baseUrl: 'http://backend.example', key: 'key' }));

describe('a lost call', () => {
  async function timeoutsOf(name: FunctionName) {
    timeouts.length = 0;
    const call = callExample(backend, name);
    await vi.runAllTimersAsync();
    await call;
    return [...timeouts];
  }

  test.each<[FunctionName, number, number]>([
    ['createAgent', 60, 3],
    ['cloneVoice', 60, 3],
    ['assignPhone', 15, 3],
    ['getPhone', 15, 3],
    ['subscribe', 15, 3],
    ['storeRedirect', 15, 1],
    ['logStep', 5, 1],
    ['extractWebsite', 120, 1],
  ])('of %s ends after %i seconds, and is sent %i times', async (name, seconds, attempts) => {
    const [first, ...others] = await timeoutsOf(name);
    expect([first, others.length + 1]).toEqual([seconds * 1_000, attempts]);
  });
});

describe('withRetry', () => {
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

  test('leaves the outcome unknown if a gateway rejects the retry of a lost call', async () => {
    const { result } = await call([failed('unreachable'), failed('bad-status', 404)]);
    expect(result).toMatchObject({ failure: { status: 404, isDefinite: false } });
    const refused = await call([failed('unreachable'), failed('refused', 200)]);
    expect(refused.result).toMatchObject({ failure: { isDefinite: true } });
  });

  test('gives each attempt the rest of the timeout', async () => {
    const { timeouts } = await call([], 5_000);
    expect(timeouts).toEqual([15_000, 9_850, 4_550]);
  });

  test('starts no attempt with less than a second left', async () => {
    expect((await call([], 13_900)).timeouts).toHaveLength(1);
    expect((await call([], 13_850)).timeouts).toEqual([15_000, 1_000]);
  });
});

test('the process waits for background work', async () => {
  const ended: string[] = [];
  const work = new Promise((resolve) => setTimeout(resolve, 1_000)).then(() => ended.push('the work'));
  runInBackground(work);
  const settled = finishBackgroundWork().then(() => ended.push('the process'));
  await vi.advanceTimersByTimeAsync(1_000);
  await settled;
  expect(ended).toEqual(['the work', 'the process']);
});

test('background work that fails is logged, and the process goes on', async () => {
  const logError = vi.spyOn(log, 'error').mockReturnValue();
  const error = new Error('that failed');
  runInBackground(Promise.reject(error));
  await finishBackgroundWork();
  expect(logError).toHaveBeenCalledExactlyOnceWith({ err: error }, 'work in the background failed');
});
