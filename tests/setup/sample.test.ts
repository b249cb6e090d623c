import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

async function sampling(seed: number, long = '') {
  vi.stubEnv('SAMPLE_SEED', String(seed));
  vi.stubEnv('LONG_TESTS', long);
  return import('./sample');
}

test.each([1, 3, 7, 20, 100])('the samples of a week cover all of %i', async (count) => {
  const all = Array.from({ length: count }, (_none, index) => index);
  const seen = new Set<number>();
  for (let day = 20_000; day < 20_007; day += 1) {
    vi.resetModules();
    const { sample } = await sampling(day);
    const today = sample(all);
    expect(today.length).toBeLessThanOrEqual(Math.ceil(count / 7));
    expect(today).not.toEqual([]);
    for (const item of today) seen.add(item);
  }
  expect(seen.size).toBe(count);
});

test('takes one of each kind, and the extremes of the widths', async () => {
  const { sampleOfEach, extremes } = await sampling(1);
  expect(sampleOfEach(['home a', 'home b', 'form'], (name) => name.slice(0, 4))).toEqual(['home b', 'form']);
  expect(extremes([320, 360, 768, 1280])).toEqual([320, 1280]);
});

test('a long run takes everything', async () => {
  const { sample, extremes } = await sampling(1, '1');
  expect(sample([1, 2, 3])).toEqual([1, 2, 3]);
  expect(extremes([320, 360, 1280])).toEqual([320, 360, 1280]);
});
