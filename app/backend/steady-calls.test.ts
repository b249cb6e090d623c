import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { failed, succeeded } from './outcome';
import type { Outcome } from './outcome';
import { createSteadyCalls } from './steady-calls.server';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** Runs a call to its end, with the outcomes of its tries one after the other. */
async function run(steady: ReturnType<typeof createSteadyCalls>, outcomes: Outcome<string>[], tryMs = 0) {
  const timeouts: number[] = [];
  const result = steady('fn', 15_000, async (timeoutMs) => {
    timeouts.push(timeoutMs);
    vi.advanceTimersByTime(tryMs);
    return outcomes[timeouts.length - 1] ?? failed('unreachable');
  });
  await vi.runAllTimersAsync();
  return { result: await result, timeouts };
}

const closed = failed('unreachable');

describe('a try', () => {
  test.each([
    ['refused connections', failed('unreachable')],
    ['502', failed('bad-status', 502)],
    ['503', failed('bad-status', 503)],
    ['504', failed('bad-status', 504)],
  ])('that did not get through (%s) is repeated, twice at most', async (_name, outcome) => {
    const late = await run(createSteadyCalls(), [outcome, outcome, succeeded('yes')]);
    expect([late.result, late.timeouts.length]).toEqual([succeeded('yes'), 3]);
    const never = await run(createSteadyCalls(), [outcome, outcome, outcome, succeeded('yes')]);
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
    failed('bad-body'),
    succeeded('yes'),
  ])('that the function answered, or that took its time, is the last one: %o', async (outcome) => {
    expect((await run(createSteadyCalls(), [outcome])).timeouts).toHaveLength(1);
  });

  test('has what is left of the one time budget', async () => {
    const { timeouts } = await run(createSteadyCalls(), [closed, closed, closed], 5_000);
    expect(timeouts[0]).toBe(15_000);
    expect(timeouts[1]).toBeLessThanOrEqual(10_000);
    expect(timeouts[2]).toBeLessThanOrEqual(5_000);
    expect((await run(createSteadyCalls(), [closed, closed], 14_500)).timeouts).toHaveLength(1);
  });
});

describe('a function that does not answer', () => {
  test('is left alone for some seconds, and says so; others go on', async () => {
    const report = vi.fn();
    const steady = createSteadyCalls(report);
    for (let call = 0; call < 10; call += 1) await run(steady, [failed('timeout')]);
    expect(report).toHaveBeenLastCalledWith({ functionName: 'fn', circuit: 'open' });
    const held = await run(steady, [succeeded('yes')]);
    expect(held.timeouts).toHaveLength(0);
    expect(held.result).toMatchObject({ ok: false, failure: { cause: 'circuit-open', definite: false } });
    expect(await steady('other', 15_000, async () => succeeded('yes'))).toEqual(succeeded('yes'));
    vi.advanceTimersByTime(5_001);
    expect((await run(steady, [succeeded('yes')])).result).toEqual(succeeded('yes'));
    expect(report.mock.calls.map(([{ circuit }]) => circuit)).toEqual(['open', 'half-open', 'closed']);
  });

  test('is tried by one call then; the others wait, and have only what is left of their time', async () => {
    const steady = createSteadyCalls();
    for (let call = 0; call < 10; call += 1) await run(steady, [failed('timeout')]);
    vi.advanceTimersByTime(5_001);
    let respond = (_outcome: Outcome<string>) => {};
    const tried = steady<string>('fn', 15_000, () => new Promise((resolve) => (respond = resolve)));
    const timeouts: number[] = [];
    const waiting = [15_000, 10_500].map((budgetMs) =>
      steady('fn', budgetMs, async (timeoutMs) => {
        timeouts.push(timeoutMs);
        return succeeded('second');
      }),
    );
    vi.advanceTimersByTime(10_000);
    respond(succeeded('first'));
    expect(await tried).toEqual(succeeded('first'));
    const [inTime, late] = await Promise.all(waiting);
    expect([inTime, timeouts]).toEqual([succeeded('second'), [5_000]]);
    expect(late).toMatchObject({ ok: false, failure: { cause: 'circuit-open' } });
  });

  test.each([-1, 1])('is not left alone any longer where the clock jumps (%i)', async (direction) => {
    const report = vi.fn();
    const steady = createSteadyCalls(report);
    for (let call = 0; call < 10; call += 1) await run(steady, [failed('timeout')]);
    vi.setSystemTime(Date.now() + direction * 172_800_000);
    vi.advanceTimersByTime(5_001);
    expect((await run(steady, [succeeded('yes')])).result).toEqual(succeeded('yes'));
    expect(report).toHaveBeenLastCalledWith({ functionName: 'fn', circuit: 'closed' });
  });

  test('but refuses is no such function', async () => {
    const steady = createSteadyCalls();
    for (let call = 0; call < 30; call += 1) await run(steady, [failed('bad-status', 500)]);
    for (let call = 0; call < 30; call += 1) await run(steady, [failed('refused', 200)]);
    expect((await run(steady, [succeeded('yes')])).result).toEqual(succeeded('yes'));
  });
});
