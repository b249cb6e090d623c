import fc from 'fast-check';
import { expect, test } from 'vitest';

import { formatBookings, formatMoney, formatNumber } from './format-number';

test.each([
  [100, '$100'],
  [1_102.5, '$1,102.50'],
  [0, '$0'],
  [-64, '-$64'],
  [12_000_000, '$12,000,000'],
])('formatMoney formats %d as %s', (dollars, text) => expect(formatMoney(dollars)).toBe(text));

test.each([
  [0, '0 bookings'],
  [1, '1 booking'],
  [2500, '2,500 bookings'],
])('formatBookings formats %d as %s', (bookings, text) => expect(formatBookings(bookings)).toBe(text));

test('formats numbers and money like toLocaleString', () => {
  const currency = { style: 'currency', currency: 'USD', maximumFractionDigits: 2 } as const;
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom(1, 10, 100), (number, scale) => {
      const amount = number / scale;
      const digits = Number.isInteger(amount) ? 0 : 2;
      expect(formatNumber(Math.abs(amount))).toBe(Math.abs(amount).toLocaleString('en-US'));
      expect(formatMoney(amount)).toBe(
        amount.toLocaleString('en-US', { ...currency, minimumFractionDigits: digits }),
      );
    }),
    { examples: [[1e9, 1]] },
  );
  expect([formatMoney(275.555), formatNumber(7.555), formatMoney(99.999)]).toEqual([
    '$275.56',
    '7.56',
    '$100.00',
  ]);
});
