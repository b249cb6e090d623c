import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { honeypotField } from '../forms/honeypot';
import { refusals } from '../telemetry/metrics.server';
import { consumeLimit, limitCostlyCalls, limitPosts } from './rate-limit.server';
import { networkHeader } from './request-headers';

const request = new Request('http://a.example/trial-signup', { headers: { [networkHeader]: '203.0.113.7' } });
const isTaken = (limited: Promise<void>) =>
  limited.then(
    () => true,
    () => false,
  );

test.each<[number, string, () => Promise<boolean>]>([
  [60, 'send uploads', () => isTaken(limitPosts(request, 'upload'))],
  [60, 'make calls that cost', () => isTaken(limitCostlyCalls({ request }, 'a-call'))],
  [60, 'have checkouts stored', () => consumeLimit(request, 'store', { isCostly: true })],
  [600, 'post forms', () => isTaken(limitPosts(request, 'post'))],
  [600, 'have visits logged', () => consumeLimit(request, 'visit')],
])('allows an address %i times a minute to %s', async (times, _what, act) => {
  const taken = [];
  for (let time = 0; time < times + 2; time += 1) taken.push(await act());
  expect(taken.indexOf(false)).toBe(times);
  expect(taken.at(-1)).toBe(false);
});

describe('limitCostlyCalls', () => {
  const page = { action: '/trial-signup', fields: [['name', 'Ana']] };
  const requestFrom = (network: string) => new Request(request, { headers: { [networkHeader]: network } });
  let form: FormData;
  beforeEach(() => {
    form = new FormData();
    form.set('name', 'Ana');
    refusals.reset();
  });
  const recorded = async () => (await refusals.get()).values;

  test('throws a 429 page with the sent form over the limit, and records it', async () => {
    const limited = requestFrom('203.0.113.8');
    for (let time = 0; time < 60; time += 1) await limitCostlyCalls({ request: limited, form }, 'a-call');
    await expect(limitCostlyCalls({ request: limited, form }, 'a-call')).rejects.toMatchObject({
      data: { kind: 'too-many', ...page },
      init: { status: 429, headers: { 'Retry-After': expect.stringMatching(/^([1-9]|[1-5]\d|60)$/) } },
    });
    expect(await recorded()).toEqual([{ labels: { by: 'rate-limit', status: 429 }, value: 1 }]);
  });

  test('throws a 400 page with the sent form if the honeypot is filled in, and records it', async () => {
    form.set(honeypotField, 'x');
    await expect(
      limitCostlyCalls({ request: requestFrom('203.0.113.9'), form }, 'a-call'),
    ).rejects.toMatchObject({
      data: { kind: 'honeypot', ...page },
      init: { status: 400 },
    });
    expect(await recorded()).toEqual([{ labels: { by: 'honeypot', status: 400 }, value: 1 }]);
  });
});

describe('over a day', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Makes 200 calls within the limit per minute. Resolves to how many were taken and the kinds of the refusals. */
  async function callAllDay(network: string, options?: { perDay: boolean }) {
    const limited = new Request(request, { headers: { [networkHeader]: network } });
    const refused = new Set<unknown>();
    let taken = 0;
    for (let time = 0; time < 200; time += 1) {
      if (time % 50 === 0) await vi.advanceTimersByTimeAsync(60_001);
      await limitCostlyCalls({ request: limited }, 'a-call', options).then(
        () => (taken += 1),
        ({ data, init }) => refused.add(`${init.status} ${data.kind}`),
      );
    }
    return { taken, refused: [...refused] };
  }

  test('allows an address 100 calls that cost money, and again after 24 hours', async () => {
    expect(await callAllDay('203.0.113.10')).toEqual({ taken: 100, refused: ['429 too-many-today'] });
    await vi.advanceTimersByTimeAsync(23 * 60 * 60_000);
    expect((await callAllDay('203.0.113.10')).taken).toBe(0);
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect((await callAllDay('203.0.113.10')).taken).toBe(100);
  });

  test('doesn’t limit calls that cost nothing', async () => {
    expect(await callAllDay('203.0.113.11', { perDay: false })).toEqual({ taken: 200, refused: [] });
  });
});
