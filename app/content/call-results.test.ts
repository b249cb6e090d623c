import { expect, test } from 'vitest';

import { callResults, timesOf } from './call-results';

const days = Object.entries(callResults);
test.each(days)('the sample day %s has one booking and no overlapping entries', (_name, { entries }) => {
  expect(entries.filter(({ kind }) => kind === 'booked')).toHaveLength(1);
  for (const [index, entry] of entries.entries()) {
    expect(entry.end).toBeGreaterThan(entry.start);
    expect(entry.start).toBeGreaterThanOrEqual(entries[index - 1]?.end ?? 0);
  }
});

test.each([
  ['4:00 to 6:00 PM', 16 * 60, 18 * 60],
  ['11:00 to 1:00 PM', 11 * 60, 13 * 60],
  ['9:00 AM to 1:00 PM', 9 * 60, 13 * 60],
  ['12:30 to 3:30 PM', 12 * 60 + 30, 15 * 60 + 30],
  ['Drop-off 7:30 AM', 7 * 60 + 30, undefined],
])('%s starts and ends on the clock', (label, start, end) => {
  expect(timesOf(label)).toEqual(end === undefined ? { start } : { start, end });
});
