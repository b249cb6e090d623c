import { describe, expect, test } from 'vitest';

import { defaultAssumptions, readAssumptions } from './assumptions';
import { answeringCost, ourCost, personCost, voicemailCost } from './monthly-costs';

const tags = ['D.compare'];

describe('what a month costs', { tags }, () => {
  test.each([
    [10, 350],
    [30, 350],
    [80, 757.5],
    [400, 2_900],
  ])('an answering service for %i calls of four minutes is its cheapest plan, $%d', (calls, dollars) => {
    expect(answeringCost(calls, defaultAssumptions).dollars).toBeCloseTo(dollars, 2);
  });

  test('a person costs wages for the hours, and benefits on top', () => {
    const { dollars, sum } = personCost(defaultAssumptions);
    expect(dollars).toBeCloseTo(((20 * 52) / 12) * 17.9 * (1 + 8.88 / 26.39), 2);
    expect(sum).toBe('20 hours × 52 weeks ÷ 12 × $17.90 = $1,551, plus $522 benefits and payroll taxes');
  });

  test('we cost five dollars for each call that becomes a booking, and voicemail nothing', () => {
    expect([10, 30, 80].map((calls) => ourCost(calls, defaultAssumptions).dollars)).toEqual([25, 75, 200]);
    expect(voicemailCost().dollars).toBe(0);
  });
});

test.each([
  ['', defaultAssumptions],
  ['bookedPercent=150&minutesPerCall=0', { ...defaultAssumptions, bookedPercent: 100, minutesPerCall: 1 }],
  ['hourlyPay=22.505&hoursPerWeek=9999', { ...defaultAssumptions, hourlyPay: 22.51, hoursPerWeek: 168 }],
  ['hourlyPay=abc&bookedPercent=&hoursPerWeek=-1', defaultAssumptions],
])('reads the assumptions of %j, in range', { tags }, (query, expected) => {
  expect(readAssumptions(new URLSearchParams(query))).toEqual(expected);
});
