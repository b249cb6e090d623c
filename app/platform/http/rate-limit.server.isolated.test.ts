import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { FakeRedis } from '../../../tests/setup/fake-redis';
import { refusals } from '../telemetry/metrics.server';
import { isWithinLimit, requireCallWithinLimits, requirePostWithinLimit } from './rate-limit.server';
import { networkHeader } from './request-headers.server';

const request = new Request('http://a.example/trial-signup', { headers: { [networkHeader]: '203.0.113.7' } });
const isTaken = (limited: Promise<void>) =>
  limited.then(
    () => true,
    () => false,
  );

test('requests whose network is unknown share one limit', async () => {
  const unknown = new Request('http://a.example/');
  for (let time = 0; time < 60; time += 1) await requirePostWithinLimit(unknown, 'upload');
  expect(
    await isTaken(requirePostWithinLimit(new Request('http://b.example/'), 'upload')),
    'another unknown network',
  ).toBe(false);
  const known = new Request('http://b.example/', { headers: { [networkHeader]: '203.0.113.6' } });
  expect(await isTaken(requirePostWithinLimit(known, 'upload')), 'a known network').toBe(true);
});

test.each<[number, string, () => Promise<boolean>]>([
  [60, 'send uploads', () => isTaken(requirePostWithinLimit(request, 'upload'))],
  [
    60,
    'make calls that cost',
    () => isTaken(requireCallWithinLimits(request, new FormData(), 'a-call', ['60-a-minute', '100-a-day'])),
  ],
  [60, 'have checkouts stored', () => isWithinLimit(request, 'store', '60-a-minute')],
  [600, 'post forms', () => isTaken(requirePostWithinLimit(request, 'post'))],
  [600, 'have visits logged', () => isWithinLimit(request, 'visit', '600-a-minute')],
])('allows an address %i times a minute to %s', async (times, _what, act) => {
  const taken = [];
  for (let time = 0; time < times + 2; time += 1) taken.push(await act());
  expect(taken.indexOf(false)).toBe(times);
  expect(taken.at(-1)).toBe(false);
});

afterEach(() => void vi.useRealTimers());

test('over the limit, the error page has the sent form and the seconds to wait, and is recorded', async () => {
  vi.useFakeTimers();
  const limited = new Request(request, { headers: { [networkHeader]: '203.0.113.8' } });
  const form = new FormData();
  form.set('name', 'Ana');
  const call = () => requireCallWithinLimits(limited, form, 'a-call', ['60-a-minute']);
  refusals.reset();
  for (let time = 0; time < 60; time += 1) await call();
  await vi.advanceTimersByTimeAsync(20_500);
  await expect(call()).rejects.toMatchObject({
    data: { kind: 'too-many', action: '/trial-signup', fields: [['name', 'Ana']] },
    init: { status: 429, headers: { 'Retry-After': '40' } },
  });
  expect((await refusals.get()).values).toEqual([{ labels: { by: 'rate-limit', status: 429 }, value: 1 }]);
});

describe('over a day', () => {
  beforeEach(() => void vi.useFakeTimers());

  /** Makes 200 calls within the limit per minute. Resolves to how many were taken, and the kinds and waits of the refusals. */
  async function callAllDay(network: string, limits: Parameters<typeof requireCallWithinLimits>[3]) {
    const limited = new Request(request, { headers: { [networkHeader]: network } });
    const refused = new Set<unknown>();
    const waits: number[] = [];
    let taken = 0;
    for (let time = 0; time < 200; time += 1) {
      if (time % 50 === 0) await vi.advanceTimersByTimeAsync(60_001);
      await requireCallWithinLimits(limited, new FormData(), 'a-call', limits).then(
        () => (taken += 1),
        ({ data, init }) => {
          refused.add(`${init.status} ${data.kind}`);
          waits.push(Number(init.headers['Retry-After']));
        },
      );
    }
    return { taken, refused: [...refused], waits };
  }

  test('allows an address 100 calls that cost money, and again after 24 hours', async () => {
    const { taken, refused, waits } = await callAllDay('203.0.113.10', ['60-a-minute', '100-a-day']);
    expect({ taken, refused }).toEqual({ taken: 100, refused: ['429 too-many-today'] });
    // The first call was two minutes before the first refusal, and three before the last.
    expect([Math.max(...waits), Math.min(...waits)], 'Retry-After').toEqual([
      24 * 3_600 - 120,
      24 * 3_600 - 180,
    ]);
    await vi.advanceTimersByTimeAsync(23 * 60 * 60_000);
    expect((await callAllDay('203.0.113.10', ['60-a-minute', '100-a-day'])).taken).toBe(0);
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect((await callAllDay('203.0.113.10', ['60-a-minute', '100-a-day'])).taken).toBe(100);
  });

  test('counts no calls that were refused for the minute', async () => {
    const limited = new Request(request, { headers: { [networkHeader]: '203.0.113.12' } });
    const call = () =>
      isTaken(requireCallWithinLimits(limited, new FormData(), 'a-call', ['60-a-minute', '100-a-day']));
    const callOften = async (times: number) => {
      let taken = 0;
      for (let time = 0; time < times; time += 1) if (await call()) taken += 1;
      return taken;
    };
    expect(await callOften(120), 'taken in the first minute').toBe(60);
    await vi.advanceTimersByTimeAsync(60_001);
    expect(await callOften(60), 'taken in the next minute').toBe(40);
  });

  test('doesn’t limit calls that cost nothing', async () => {
    expect(await callAllDay('203.0.113.11', ['60-a-minute'])).toMatchObject({ taken: 200, refused: [] });
  });
});

test('with Redis, instances share each limit, and the calls of a minute don’t count as calls of the day', async () => {
  const redis = new FakeRedis();
  await redis.start();
  onTestFinished(() => redis.stop());
  vi.stubEnv('REDIS_URL', redis.url);
  const startInstance = async () => {
    vi.resetModules();
    const { requireCallWithinLimits: call } = await import('./rate-limit.server');
    return () => isTaken(call(request, new FormData(), 'a-call', ['60-a-minute', '100-a-day']));
  };
  const [one, other] = [await startInstance(), await startInstance()];
  const taken = [];
  for (let time = 0; time < 31; time += 1) taken.push(await one(), await other());
  expect(taken.indexOf(false)).toBe(60);
});
