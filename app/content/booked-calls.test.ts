import { expect, test } from 'vitest';

import { bookedCalls } from './booked-calls';

const days = Object.entries(bookedCalls);
test.each(days)(
  'the sample day %s has one booking and no overlapping entries',
  (_name, { result: { entries } }) => {
    expect(entries.filter(({ kind }) => kind === 'booked')).toHaveLength(1);
    for (const [index, entry] of entries.entries()) {
      expect(entry.end).toBeGreaterThan(entry.start);
      expect(entry.start).toBeGreaterThanOrEqual(entries[index - 1]?.end ?? 0);
    }
  },
);
