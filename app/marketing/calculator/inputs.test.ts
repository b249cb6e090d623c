import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { costRange, defaultInputs, describeAdjustments, readCalculatorInputs, sliderRanges } from './inputs';
import type { CalculatorInputs } from './inputs';

const read = (query: string) => readCalculatorInputs(new URLSearchParams(query));

test('uses the defaults if the query has no inputs', () => expect(read('')).toEqual(defaultInputs));

test.each<[string, Partial<CalculatorInputs>]>([
  ['serviceCost=275.50', { serviceCost: 275.5 }],
  ['serviceCost=', { serviceCost: 1 }],
  ['serviceCost=+', { serviceCost: 1 }],
  ['serviceCost=abc', { serviceCost: 0 }],
  ['serviceCost=Infinity', { serviceCost: 0 }],
  ['serviceCost=0x10', { serviceCost: 0 }],
  ['callMinutes=', { callMinutes: 1 }],
  ['callMinutes=abc', { callMinutes: 1 }],
  ['callMinutes=7.5', { callMinutes: 7.5 }],
  ['closeHour=7', { closeHour: 7 }],
  ['closePeriod=AM', { closePeriod: 'AM' }],
  ['serviceCost=.25e2', { serviceCost: 25 }],
  ['openPeriod=PM', { openPeriod: 'PM' }],
])('reads %s', (query, inputs) => expect(read(query)).toEqual({ ...defaultInputs, ...inputs }));

test.each<[string, Partial<CalculatorInputs>]>([
  ['serviceCost=0', { serviceCost: 1 }],
  ['serviceCost=-5', { serviceCost: 1 }],
  ['serviceCost=1e9', { serviceCost: 100_000 }],
  ['serviceCost=1e999', { serviceCost: 100_000 }],
  ['callMinutes=241', { callMinutes: 240 }],
  ['bookings=0', { bookings: 1 }],
  ['bookings=121', { bookings: 120 }],
  ['bookings=20.5', { bookings: 21 }],
  ['missedPercent=32', { missedPercent: 30 }],
  ['missedPercent=32.5', { missedPercent: 35 }],
  ['missedPercent=99', { missedPercent: 80 }],
  ['missedPercent=-1', { missedPercent: 0 }],
  ['openHour=0', { openHour: 1 }],
  ['openHour=13', { openHour: 12 }],
  ['serviceCost=.25e-1', { serviceCost: 1 }],
])('clamps %s to the range, or to the nearest step', (query, inputs) =>
  expect(read(query)).toEqual({ ...defaultInputs, ...inputs }),
);

test.each([
  'bookings=',
  'bookings=many',
  'missedPercent=half',
  'openHour=noon',
  'closeHour=',
  'openPeriod=pm',
  'closePeriod=x',
])('uses the default for %s', (query) => expect(read(query)).toEqual(defaultInputs));

test('limits the plan to 100 bookings and 50% missed calls', () =>
  expect(readCalculatorInputs(new URLSearchParams('bookings=120&missedPercent=80'), 'plan')).toMatchObject({
    bookings: 100,
    missedPercent: 50,
  }));

test('treats a file in a text field as a missing value', () => {
  const form = new FormData();
  form.set('bookings', new File(['1'], 'one.txt'));
  expect(readCalculatorInputs(form)).toEqual(defaultInputs);
});

const isHour = (hour: number) => Number.isInteger(hour) && hour >= 1 && hour <= 12;
const typedValues = fc.oneof(
  fc.string(),
  fc.integer().map(String),
  fc.integer({ min: -9, max: 200 }).map(String),
);

test('keeps every value in range and reads its own output back unchanged', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(defaultInputs)), typedValues), (typed) => {
      const inputs = readCalculatorInputs(new URLSearchParams(typed));
      const { bookings, missedPercent } = sliderRanges.perBooking;
      expect(inputs.bookings).toBeGreaterThanOrEqual(bookings.min);
      expect(inputs.bookings).toBeLessThanOrEqual(bookings.max);
      expect(inputs.missedPercent % missedPercent.step).toBe(0);
      for (const hour of [inputs.openHour, inputs.closeHour]) expect(hour).toSatisfy(isHour);
      const again = new URLSearchParams(
        Object.entries(inputs).map(([name, value]) => [name, String(value)] as [string, string]),
      );
      if (inputs.serviceCost > 0) expect(readCalculatorInputs(again)).toEqual(inputs);
    }),
  );
});

describe('describeAdjustments', () => {
  const adjusted = (query: string) => describeAdjustments(new URLSearchParams(query), 'job');

  test('names the field, its unit and the replacement of each value out of range', () => {
    expect(adjusted('bookings=500&missedPercent=32')).toEqual({
      bookings: 'Bookings per month: we used 120 instead of 500. It can be 1 to 120.',
      missedPercent: 'Calls you miss today: we used 30% instead of 32%. It can be 0 to 80%, in steps of 5.',
    });
    expect(adjusted('serviceCost=many&callMinutes=999')).toEqual({
      serviceCost: `Average job: we used $0 instead of “many”. It can be $${costRange.min} to $100,000.`,
      callMinutes: 'Call length: we used 240 minutes instead of 999 minutes. It can be 1 to 240 minutes.',
    });
  });

  test('writes numbers as people do, and cuts long texts', () => {
    expect(adjusted('serviceCost=2500000').serviceCost).toContain('we used $100,000 instead of $2,500,000.');
    expect(adjusted('serviceCost=-50').serviceCost).toContain(`we used $${costRange.min} instead of -$50.`);
    expect(adjusted(`bookings=${'x'.repeat(99)}`).bookings).toContain(`instead of “${'x'.repeat(20)}”.`);
  });

  test('says what counts while a field is empty', () => {
    expect(adjusted('serviceCost=&bookings=+')).toEqual({
      serviceCost: `Average job: we used $${costRange.min}, because the field is empty. It can be $${costRange.min} to $100,000.`,
      bookings: 'Bookings per month: we used 20, because the field is empty. It can be 1 to 120.',
    });
  });

  test('names the value and the range of the page, which may be about a trade or sell the plan', () => {
    const salon = { ...defaultInputs, bookings: 35 };
    expect(describeAdjustments(new URLSearchParams('bookings='), 'visit', 'perBooking', salon)).toEqual({
      bookings: 'Bookings per month: we used 35, because the field is empty. It can be 1 to 120.',
    });
    expect(describeAdjustments(new URLSearchParams('missedPercent=70'), 'job', 'plan')).toEqual({
      missedPercent: 'Calls you miss today: we used 50% instead of 70%. It can be 0 to 50%, in steps of 5.',
    });
  });

  test('leaves out values in range and missing ones', () => {
    expect(adjusted('bookings=20&callMinutes=8.0')).toEqual({});
  });
});
