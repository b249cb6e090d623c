import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { pricing } from '~/brand';
import { calculateFigures, calculatePlanFigures, hoursOpenPerDay } from './formulas';
import type { Figures } from './formulas';
import { defaultInputs } from './inputs';
import type { CalculatorInputs } from './inputs';

const { monthly } = pricing.plan;
const monthlyCostOf = (bookings: number) => bookings * pricing.perBooking;
const percent = (part: number, whole: number) => divideExactly(part * 10_000, Math.round(whole * 100), 1);
const withInputs = (inputs: Partial<CalculatorInputs>) => ({ ...defaultInputs, ...inputs });

test('calculates all figures from the default inputs', () => {
  expect(calculateFigures(defaultInputs)).toEqual({
    monthlyCost: monthlyCostOf(20),
    monthlyRevenue: 3_000,
    hoursSaved: 2.7,
    timeValue: 202.5,
    missedCallsCaptured: 6,
    revenueRecovered: 900,
    yearlyHours: 32.4,
    workDays: 4.1,
    extraMinutes: 960,
    availabilityIncrease: 200,
    costShareOfRevenue: percent(monthlyCostOf(20), 3_000),
    costShareOfRoi: percent(monthlyCostOf(20), 1_102.5),
    totalRoi: 1_102.5,
  });
});

test.each<[string, Partial<CalculatorInputs>, Partial<Figures>]>([
  [
    'one booking',
    { bookings: 1 },
    { monthlyCost: monthlyCostOf(1), hoursSaved: 0.1, missedCallsCaptured: 0 },
  ],
  ['half a missed call, which rounds up', { bookings: 30, missedPercent: 55 }, { missedCallsCaptured: 17 }],
  ['1.05 hours', { bookings: 9, callMinutes: 7 }, { hoursSaved: 1.1, yearlyHours: 13.2, workDays: 1.7 }],
  ['cents', { serviceCost: 0.1 + 0.2, bookings: 3 }, { monthlyRevenue: 0.9 }],
  ['half a cent', { serviceCost: 1.005, bookings: 1 }, { monthlyRevenue: 1.01 }],
  ['no missed calls', { missedPercent: 0 }, { revenueRecovered: 0, totalRoi: 202.5 }],
  ['an invalid job price', { serviceCost: 0 }, { totalRoi: 0, costShareOfRevenue: 0, costShareOfRoi: 0 }],
  [
    'open around the clock',
    { closeHour: 9, closePeriod: 'AM' },
    { extraMinutes: 0, availabilityIncrease: 0 },
  ],
  ['eleven hours open', { closeHour: 8 }, { extraMinutes: 780, availabilityIncrease: 118.2 }],
])('calculates figures for %s', (_name, inputs, figures) =>
  expect(calculateFigures(withInputs(inputs))).toMatchObject(figures),
);

test.each([
  ['before noon and closes after', [9, 'AM', 5, 'PM'], 8],
  ['at midnight', [12, 'AM', 8, 'AM'], 8],
  ['at noon', [12, 'PM', 8, 'PM'], 8],
  ['in the evening and closes at midnight', [6, 'PM', 12, 'AM'], 6],
  ['in the evening and closes after midnight', [10, 'PM', 2, 'AM'], 4],
  ['and closes at the same hour', [9, 'AM', 9, 'AM'], 24],
] as const)('counts the hours of a business that opens %s', (_name, hours, span) => {
  const [openHour, openPeriod, closeHour, closePeriod] = hours;
  expect(hoursOpenPerDay({ openHour, openPeriod, closeHour, closePeriod })).toBe(span);
});

describe('the plan', () => {
  test('charges the monthly price instead of a price per booking', () => {
    const figures = calculateFigures(defaultInputs, 'plan');
    expect(figures).toMatchObject({
      monthlyCost: monthly,
      costShareOfRevenue: percent(monthly, 3_000),
      costShareOfRoi: percent(monthly, 1_102.5),
    });
    expect(calculatePlanFigures(figures)).toEqual({ afterHours: 900, netGain: 1_800 - monthly });
  });

  test('shows a loss when the plan costs more than the recovered calls', () => {
    const figures = calculateFigures(withInputs({ serviceCost: 10, bookings: 1 }), 'plan');
    expect(calculatePlanFigures(figures)).toEqual({ afterHours: 3, netGain: 3 - monthly });
  });
});

/** Divides and rounds half up with integer arithmetic only. */
function divideExactly(numerator: number, denominator: number, decimals: number): number {
  const scaled = 2n * BigInt(numerator) * 10n ** BigInt(decimals) + BigInt(denominator);
  return Number(scaled / (2n * BigInt(denominator))) / 10 ** decimals;
}

const inputs = fc.record({
  serviceCost: fc.integer({ min: 1, max: 100_000 }),
  callMinutes: fc.integer({ min: 1, max: 240 }),
  bookings: fc.integer({ min: 1, max: 120 }),
  missedPercent: fc.integer({ min: 0, max: 16 }).map((step) => step * 5),
  openHour: fc.integer({ min: 1, max: 12 }),
  openPeriod: fc.constantFrom('AM' as const, 'PM' as const),
  closeHour: fc.integer({ min: 1, max: 12 }),
  closePeriod: fc.constantFrom('AM' as const, 'PM' as const),
});

test('matches integer arithmetic for all inputs', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const figures = calculateFigures(input);
      const tenths = Math.round(figures.hoursSaved * 10);
      expect(figures.hoursSaved).toBe(divideExactly(input.bookings * input.callMinutes, 60, 1));
      expect(figures.timeValue).toBe(divideExactly(tenths * input.serviceCost, 20, 2));
      expect(figures.missedCallsCaptured).toBe(divideExactly(input.bookings * input.missedPercent, 100, 0));
      expect(figures.workDays).toBe(divideExactly(Math.round(figures.yearlyHours * 10), 80, 1));
      expect(figures.costShareOfRevenue).toBe(divideExactly(pricing.perBooking * 100, input.serviceCost, 1));
      expect(figures.availabilityIncrease).toBe(
        divideExactly((24 - hoursOpenPerDay(input)) * 100, hoursOpenPerDay(input), 1),
      );
    }),
  );
});

test('lets a reader recompute every figure from those shown', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const figures = calculateFigures(input);
      expect(figures.totalRoi).toBeCloseTo(figures.revenueRecovered + figures.timeValue, 6);
      expect(figures.yearlyHours).toBeCloseTo(figures.hoursSaved * 12, 6);
      expect(figures.revenueRecovered).toBe(figures.missedCallsCaptured * input.serviceCost);
      for (const [name, figure] of Object.entries(figures)) {
        expect(figure, name).toBeGreaterThanOrEqual(0);
        expect(figure, name).toBeLessThan(Infinity);
      }
    }),
  );
});
