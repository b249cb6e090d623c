import { describe, expect, it } from 'vitest';

import { isWithinLimit, limitCostlyCalls, limitPosts } from './rate-limit.server';
import { networkHeader } from './request-headers';

const request = new Request('http://a.example/trial-signup', { headers: { [networkHeader]: '203.0.113.7' } });
const isTaken = (limited: Promise<void>) =>
  limited.then(
    () => true,
    () => false,
  );

describe('an address may, in a minute,', { tags: ['E.rate'] }, () => {
  it.each<[number, string, () => Promise<boolean>]>([
    [60, 'send uploads', () => isTaken(limitPosts(request, 'upload'))],
    [60, 'make calls that cost', () => isTaken(limitCostlyCalls(request, 'a-call'))],
    [60, 'have checkouts stored', () => isWithinLimit(request, 'store')],
    [600, 'post forms', () => isTaken(limitPosts(request, 'post'))],
    [600, 'have visits logged', () => isWithinLimit(request, 'visit')],
  ])('%i times %s', async (times, _what, act) => {
    const taken = [];
    for (let time = 0; time < times + 2; time += 1) taken.push(await act());
    expect(taken.indexOf(false)).toBe(times);
    expect(taken.at(-1)).toBe(false);
  });
});
