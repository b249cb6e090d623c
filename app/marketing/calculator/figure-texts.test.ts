import { expect, test } from 'vitest';

import { pricing } from '~/brand';
import { formatMoney } from '../number-fields/format-number';
import { announcement, chartBars, figureTexts } from './figure-texts';
import { calculateFigures } from './formulas';
import { defaultInputs } from './inputs';

const { perBooking, plan } = pricing;
const gain = [
  'missedCallsCaptured 6 a month: 20 bookings × 30%, to the nearest whole call',
  'revenueRecovered $900 a month: 6 calls × $150',
  'timeValue $202.50 a month: 2.7 hours × half of $150',
  'totalRoi $1,102.50: $900 recovered + $202.50 of time',
];
const time = [
  'hoursSaved 2.7 hours: 20 bookings × 8 minutes ÷ 60',
  'yearlyHours 32.4 hours: 2.7 hours × 12 months',
  'workDays 4.1 days: 32.4 hours ÷ 8 hours a day',
  'extraMinutes 960 minutes a day: 24 − 8 open hours = 16 hours × 60',
  'availabilityIncrease 200%: 16 more hours on top of 8',
];
const { costShareOfRevenue, costShareOfRoi } = calculateFigures(defaultInputs);

test.each([
  [
    'perBooking',
    [
      ...gain,
      `monthlyCost ${formatMoney(20 * perBooking)}: 20 bookings × $${perBooking}`,
      'monthlyRevenue $3,000: 20 bookings × $150',
      `costShareOfRevenue ${costShareOfRevenue}%: ${formatMoney(20 * perBooking)} of $3,000`,
      `costShareOfRoi ${costShareOfRoi}%: ${formatMoney(20 * perBooking)} of $1,102.50`,
      ...time,
    ],
  ],
  [
    'plan',
    [
      ...gain,
      'afterHours $900 a month: 30% of $3,000',
      `netGain ${formatMoney(1_800 - plan.monthly)} a month: $900 recovered + $900 after hours − $${plan.monthly}`,
      `monthlyCost $${plan.monthly}: The plan with ${plan.minutes} minutes; extra minutes are $${plan.extraMinute} each`,
      'monthlyRevenue $3,000: 20 bookings × $150',
      `costShareOfRevenue 2.2%: $${plan.monthly} of $3,000`,
      `costShareOfRoi 6.1%: $${plan.monthly} of $1,102.50`,
      ...time,
    ],
  ],
] as const)('shows every figure of the %s calculator with its calculation', (model, texts) => {
  const all = Object.values(figureTexts(defaultInputs, model)).flat();
  const lines = all.map(({ name, value, unit, how }) => `${name} ${[value, unit].join(' ').trim()}: ${how}`);
  expect(lines).toEqual(texts);
  expect(new Set(all.map(({ label }) => label).filter(Boolean)).size).toBe(all.length);
});

test('announces the gain and the cost', () =>
  expect(announcement(calculateFigures(defaultInputs))).toBe(
    `$900 a month from calls you miss today, plus $202.50 of your time, for $${20 * pricing.perBooking} a month.`,
  ));

test('announces a loss if the cost is more than the gain', () => {
  const figures = { ...calculateFigures(defaultInputs), monthlyCost: 1_200 };
  expect(announcement(figures)).toMatch(
    /for \$1,200 a month\. At these numbers, it costs more than it brings in\.$/,
  );
});

test('draws the longer bar at full width', () => {
  const bars = (figures: object) => chartBars({ ...calculateFigures(defaultInputs), ...figures });
  expect(bars({ revenueRecovered: 900, monthlyCost: 100 })).toEqual({ recovered: 100, cost: 11.1 });
  expect(bars({ revenueRecovered: 0, monthlyCost: 5 })).toEqual({ recovered: 0, cost: 100 });
});
