import { expect, test } from 'vitest';

import { trades } from '~/content/trades/trades';
import { bookedCallOf, timesOf } from './booked-call';

test.each(trades.map((trade) => [trade.slug, trade] as const))(
  'the booking of %s stands between the entries around it',
  (_slug, trade) => {
    const { entries } = bookedCallOf(trade).result;
    expect(entries.map(({ start }) => start)).toEqual(
      entries.map(({ start }) => start).sort((one, other) => one - other),
    );
  },
);

test.each([
  ['4:00 to 6:00 PM', 16 * 60, 18 * 60],
  ['11:00 to 1:00 PM', 11 * 60, 13 * 60],
  ['9:00 AM to 1:00 PM', 9 * 60, 13 * 60],
  ['12:30 to 3:30 PM', 12 * 60 + 30, 15 * 60 + 30],
  ['5:15 to 6:00\u00a0PM', 17 * 60 + 15, 18 * 60], // as the build has it (vite/unbroken-times.ts)
  ['Drop-off 7:30 AM', 7 * 60 + 30, undefined],
])('%s starts and ends on the clock', (label, start, end) => {
  expect(timesOf(label)).toEqual(end === undefined ? { start } : { start, end });
});
