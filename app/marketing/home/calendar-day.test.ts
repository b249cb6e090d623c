import { describe, expect, test } from 'vitest';

import { callResults } from '~/content/call-results';

describe.each(Object.entries(callResults))('the day of %s', { tags: ['2.home.8'] }, (_name, { entries }) => {
  test('has one booking, and nothing at the same time as anything else', () => {
    expect(entries.filter(({ kind }) => kind === 'booked')).toHaveLength(1);
    for (const [index, entry] of entries.entries()) {
      expect(entry.end).toBeGreaterThan(entry.start);
      expect(entry.start).toBeGreaterThanOrEqual(entries[index - 1]?.end ?? 0);
    }
  });
});
