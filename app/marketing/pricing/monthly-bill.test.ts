import { describe, expect, test } from 'vitest';

import { pricing } from '~/brand';
import { billOf, readBillInputs } from './monthly-bill';

const rates = [
  { slug: 'plumbing', name: 'Plumbers', percent: 42, source: { text: 'a survey' } },
  { slug: 'dental', name: 'Dental offices', percent: 33, source: { text: 'a journal' } },
];

describe('a month’s bill', () => {
  test('charges for booked calls only', () => {
    expect(billOf({ calls: 60, booked: 50 })).toEqual({
      calls: 60,
      booked: 30,
      moved: 12,
      putThrough: 3,
      others: 15,
      dollars: 30 * pricing.perBooking,
    });
  });

  test('rounds bookings to the nearest whole call', () => {
    expect([40, 50].map((booked) => billOf({ calls: 7, booked }).booked)).toEqual([3, 4]);
  });

  test.each([0, 1, 42, 90, 100])('has parts that add up to all calls if %i percent are booked', (booked) => {
    for (const calls of [0, 1, 7, 60, 4_999]) {
      const bill = billOf({ calls, booked });
      expect(bill.booked + bill.moved + bill.putThrough + bill.others).toBe(calls);
      expect(Math.min(...Object.values(bill))).toBeGreaterThanOrEqual(0);
    }
  });
});

test.each([
  ['', { calls: 60, trade: '', booked: 50 }],
  ['trade=plumbing', { calls: 60, trade: 'plumbing', booked: 42 }],
  ['trade=plumbing&booked=50', { calls: 60, trade: 'plumbing', booked: 50 }],
  ['trade=unknown&calls=abc&booked=x', { calls: 60, trade: '', booked: 50 }],
  ['calls=0&booked=200', { calls: 0, trade: '', booked: 100 }],
  ['calls=99999&booked=-1', { calls: 5_000, trade: '', booked: 0 }],
  ['trade=dental&booked=42&shownFor=plumbing', { calls: 60, trade: 'dental', booked: 33 }],
  ['trade=dental&booked=60&shownFor=plumbing', { calls: 60, trade: 'dental', booked: 60 }],
])('reads the inputs of the bill from %j', (query, expected) => {
  expect(readBillInputs(new URLSearchParams(query), rates)).toEqual(expected);
});
