import { describe, expect, test } from 'vitest';

import { pricing } from '~/brand';
import { otherReceptionists } from '~/content/other-receptionists';
import {
  answeringCost,
  callCountsOf,
  callsLabel,
  otherAiDollars,
  ourCost,
  personCost,
  readAssumptions,
  voicemailCost,
} from './monthly-costs';

const defaultAssumptions = {
  calls: null,
  bookedPercent: 50,
  minutesPerCall: 4,
  hoursPerWeek: 20,
  hourlyPay: 17.9,
};

describe('monthly costs', () => {
  test.each([
    [10, 350],
    [30, 350],
    [80, 757.5],
    [400, 2_900],
  ])('the cheapest answering plan for %i calls of four minutes costs $%d', (calls, dollars) => {
    expect(answeringCost(calls, defaultAssumptions).dollars).toBeCloseTo(dollars, 2);
  });

  test('the sum of an answering service names the minutes beyond the plan, if there are any', () => {
    const sumFor = (calls: number) => answeringCost(calls, defaultAssumptions).sum;
    expect(sumFor(10)).toBe('10 × 4 = 40 minutes: $350');
    expect(sumFor(80)).toMatch(/^80 × 4 = 320 minutes: \$\d+ \+ \d+ extra minutes × \$[\d.]+ = \$757\.50$/);
  });

  test('a person costs wages plus benefits', () => {
    const { dollars, sum } = personCost(60, defaultAssumptions);
    expect(dollars).toBeCloseTo(((20 * 52) / 12) * 17.9 * (1 + 8.88 / 26.39), 2);
    expect(sum).toBe('20 hours × 52 weeks ÷ 12 × $17.90 = $1,551, plus $522 benefits and payroll taxes');
  });

  test('our service costs its price for each call that becomes a booking', () => {
    const costs = [30, 60, 200].map((calls) => ourCost(calls, defaultAssumptions).dollars);
    expect(costs).toEqual([15, 30, 100].map((bookings) => bookings * pricing.perBooking));
  });

  test.each([
    ['Smith.ai', [60, 195, 825]],
    ['Quo (OpenPhone)', [20, 50, 190]],
    ['Goodcall', [59, 59, 59]],
    ['RingCentral', [null, null, null]],
  ])('adds up the published prices of %s, if there are enough of them', (name, dollars) => {
    const other = otherReceptionists.find((one) => one.name === name);
    if (!other) throw new Error(`no ${name}`);
    expect([30, 60, 200].map((calls) => otherAiDollars(other, calls, defaultAssumptions))).toEqual(dollars);
  });

  test('every price of another company has a source and a date', () => {
    for (const { source } of otherReceptionists) {
      expect(source.href).toMatch(/^https:\/\//);
      expect(source.date).toMatch(/2026/);
    }
  });

  test('the costs of a reader’s own number of calls replace those of the usual numbers', () => {
    expect(callCountsOf(defaultAssumptions)).toEqual([30, 60, 200]);
    expect(callCountsOf({ ...defaultAssumptions, calls: 45 })).toEqual([45]);
    expect([1, 1_200].map(callsLabel)).toEqual(['1 call', '1,200 calls']);
  });

  test('voicemail costs nothing', () => {
    expect(voicemailCost().dollars).toBe(0);
  });
});

test.each([
  ['', defaultAssumptions],
  ['bookedPercent=150&minutesPerCall=0', { ...defaultAssumptions, bookedPercent: 100, minutesPerCall: 1 }],
  ['hourlyPay=22.505&hoursPerWeek=9999', { ...defaultAssumptions, hourlyPay: 22.51, hoursPerWeek: 168 }],
  ['hourlyPay=abc&bookedPercent=&hoursPerWeek=x&calls=', defaultAssumptions],
  ['calls=45', { ...defaultAssumptions, calls: 45 }],
  ['calls=-1', { ...defaultAssumptions, calls: 1 }],
])('readAssumptions replaces invalid values and clamps others in %j', (query, expected) => {
  expect(readAssumptions(new URLSearchParams(query))).toEqual(expected);
});
