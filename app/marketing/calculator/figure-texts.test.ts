import fc from 'fast-check';
import { expect, test } from 'vitest';

import { pricing } from '~/brand';
import { announcement, chartBars, figureTexts, money, plain } from './figure-texts';
import { calculate } from './formulas';
import { defaultInputs } from './inputs';

test.each([
  [100, '$100'],
  [1_102.5, '$1,102.50'],
  [0, '$0'],
  [-64, '-$64'],
  [12_000_000, '$12,000,000'],
])('%d is %s', { tags: ['D.calculator.3'] }, (dollars, text) => expect(money(dollars)).toBe(text));

test('numbers read as the formats of JavaScript would write them', { tags: ['D.calculator.3'] }, () => {
  const currency = { style: 'currency', currency: 'USD', maximumFractionDigits: 2 } as const;
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom(1, 10, 100), (number, scale) => {
      const amount = number / scale;
      const digits = Number.isInteger(amount) ? 0 : 2;
      expect(plain(Math.abs(amount))).toBe(Math.abs(amount).toLocaleString('en-US'));
      expect(money(amount)).toBe(
        amount.toLocaleString('en-US', { ...currency, minimumFractionDigits: digits }),
      );
    }),
    { examples: [[1e9, 1]] },
  );
  expect([money(275.555), plain(7.555), money(99.999)]).toEqual(['$275.56', '7.56', '$100.00']);
});

test(
  'every figure has its name once, and says how it is worked out',
  { tags: ['D.calculator.2', '3.roi.2'] },
  () => {
    const texts = Object.values(figureTexts(defaultInputs, 'plan')).flat();
    expect(texts.map(({ name }) => name).sort()).toEqual(
      [...Object.keys(calculate(defaultInputs)), 'afterHours', 'netGain'].sort(),
    );
    expect(texts.every(({ how }) => /\d/.test(how))).toBe(true);
  },
);

test('the texts show the rounded figures', { tags: ['D.calculator.3'] }, () => {
  const [captured, recovered, time] = figureTexts(defaultInputs, 'perBooking').gain;
  expect(captured?.how).toBe('20 bookings × 30%, to the nearest whole call');
  expect(recovered).toMatchObject({ value: '$900', how: '6 calls × $150' });
  expect(time).toMatchObject({ value: '$202.50', how: '2.7 hours × half of $150' });
});

test('the announcement names gain and cost', { tags: ['E.access'] }, () =>
  expect(announcement(calculate(defaultInputs))).toBe(
    `$900 a month from calls you used to miss, plus $202.50 of your time, for $${20 * pricing.perBooking} a month.`,
  ),
);

test.each([
  [
    { revenueRecovered: 900, monthlyCost: 100 },
    { recovered: 100, cost: 11.1 },
  ],
  [
    { revenueRecovered: 0, monthlyCost: 5 },
    { recovered: 0, cost: 100 },
  ],
])('the longer bar is whole', { tags: ['3.roi.2'] }, (figures, bars) =>
  expect(chartBars({ ...calculate(defaultInputs), ...figures })).toEqual(bars),
);
