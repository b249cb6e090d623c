import { expect, test } from 'vitest';

import { answersFrom, noAnswers } from '../../answers/answers';
import { pricing } from '../../brand';
import { pricingCopy } from '../../content/pricing-copy';
import { dayInWords, lastDayFrom, numberPeriod, trialPeriod } from './trial-end';

const lastDay = 'Sunday, December\u00a06';

const inZone = (TimeZone: string) => ({ ...noAnswers, fields: answersFrom({ TimeZone }, 'owner') });

/** The day that many days after another one. */
function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

test.each([
  ['2026-11-22T20:00:00Z', 'America/Chicago', '2026-11-22'],
  ['2026-11-23T03:00:00Z', 'Pacific/Honolulu', '2026-11-22'],
  ['2026-11-23T03:00:00Z', '', '2026-11-22'],
  ['2026-02-20T12:00:00Z', 'America/New_York', '2026-02-20'],
  ['2026-12-25T12:00:00Z', 'America/New_York', '2026-12-25'],
])('the days of a trial that starts at %s in “%s” count from %s', (now, zone, firstDay) =>
  expect(lastDayFrom(new Date(now), inZone(zone))).toBe(daysAfter(firstDay, pricing.trialDays)),
);

test('dayInWords formats a date with its weekday, and keeps the month and its day on one line', () =>
  expect(dayInWords('2026-12-06')).toBe('Sunday, December\u00a06'));

test.each([
  ['2026-12-06T20:00:00Z', '', `${pricingCopy.ends} ${lastDay}`, false],
  ['2026-12-07T04:59:00Z', '', `${pricingCopy.ends} ${lastDay}`, false],
  ['2026-12-07T05:00:00Z', '', `${pricingCopy.ended} ${lastDay}`, true],
  ['2026-12-07T09:59:00Z', 'Pacific/Honolulu', `${pricingCopy.ends} ${lastDay}`, false],
  ['2026-12-07T10:00:00Z', 'Pacific/Honolulu', `${pricingCopy.ended} ${lastDay}`, true],
])('the status of a trial at %s in “%s” is "%s"; it has ended: %s', (now, zone, status, hasEnded) => {
  const record = { trialEnds: '2026-12-06', answers: inZone(zone) };
  expect(trialPeriod(record, new Date(now))).toEqual({ status, lastDay, hasEnded });
});

test('a trial before the checkout has no status', () =>
  expect(trialPeriod({ answers: noAnswers }, new Date('2026-12-06'))).toBeNull());

test.each([
  ['2026-12-06T20:00:00Z', '', `last day is ${lastDay}`, false],
  ['2026-12-07T05:00:00Z', '', `last day was ${lastDay}`, true],
  ['2026-12-07T09:59:00Z', 'Pacific/Honolulu', `last day is ${lastDay}`, false],
  ['2026-12-07T10:00:00Z', 'Pacific/Honolulu', `last day was ${lastDay}`, true],
])('at %s in “%s”, a number of November 22 has the status "%s"; it has ended: %s', (...row) => {
  const [now, zone, status, hasEnded] = row;
  const createdAt = zone ? '2026-11-23T08:00:00Z' : '2026-11-22T20:00:00Z';
  expect(numberPeriod({ createdAt, answers: inZone(zone) }, new Date(now))).toEqual({
    status,
    lastDay,
    hasEnded,
  });
});

test('a number has no status if nobody knows since when it works', () =>
  expect(numberPeriod({ answers: noAnswers }, new Date('2026-12-06'))).toBeNull());
