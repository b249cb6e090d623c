import { expect, test } from 'vitest';

import { dayInWords, trialEnd } from './trial-end';

test.each([
  ['2026-11-22T20:00:00Z', 'America/Chicago', '2026-12-06'],
  ['2026-11-23T03:00:00Z', 'Pacific/Honolulu', '2026-12-06'],
  ['2026-11-23T03:00:00Z', undefined, '2026-12-06'],
  ['2026-02-20T12:00:00Z', 'America/New_York', '2026-03-06'],
  ['2026-12-25T12:00:00Z', 'America/New_York', '2027-01-08'],
])('a trial that starts at %s in %s ends on %s', (now, zone, end) =>
  expect(trialEnd(new Date(now), zone)).toBe(end),
);

test('dayInWords formats a date with its weekday', () =>
  expect(dayInWords('2026-12-06')).toBe('Sunday, December 6'));
