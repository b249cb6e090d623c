import { expect, test } from 'vitest';

import { questionOf } from '~/domain/business-questions';
import { timeSlots } from '~/domain/weekly-schedule';
import { costRange, minutesRange, readInputs } from '~/marketing/calculator/inputs';
import { wrapWords } from '~/marketing/seo/share-image';
import type { CallTicket, Opening, Trade } from './trade';
import { tradeBySlug, tradePath, trades } from './trades';

test.each(trades)('$slug lacks nothing that its page shows', (trade) => expect(whatLacks(trade)).toEqual([]));

test('each trade, address and name is there once, and no other', () => {
  for (const of of ['slug', 'name', 'business', 'businesses'] as const)
    expect(new Set(trades.map((trade) => trade[of])).size).toBe(trades.length);
  expect(new Set(trades.map(tradePath)).size).toBe(trades.length);
  for (const slug of ['', 'Dental', '__proto__', 'toString', null, undefined, {}])
    expect(tradeBySlug(slug), String(slug)).toBeUndefined();
});

/** Empty for a row that can go live. */
function whatLacks(trade: Trade): string[] {
  const { slug, hero, calls, jobs, emergencies, questions, openingHours, calculator, page } = trade;
  const { saturday, sunday, weekdays } = openingHours;
  const isQuoted = (line: string, speaker: 0 | 1) =>
    calls[0].lines.some((said, index) => index % 2 === speaker && said.includes(line));
  const drives = ({ ticket }: Trade['calls'][number]) =>
    (trade.serviceType === 'Travel to Customer' && !ticket.putThrough) === (ticket.drive !== undefined);
  const rules: [string, boolean][] = [
    ['slug: lower case and hyphens alone', /^[a-z]+(-[a-z]+)*$/.test(slug)],
    ['a text is empty', textsOf(trade).every((text) => text.trim() !== '')],
    ['page: headline of at most four lines', wrapWords(page.headline, 17).length <= 4],
    ['page: description of 60 to 170 letters', between(page.description.length, 60, 170)],
    ['hero: quotes its first call', isQuoted(hero.callerLine, 1) && isQuoted(hero.receptionistLine, 0)],
    ['calls: five to ten turns each', calls.every(({ lines }) => between(lines.length, 5, 10))],
    ['calls: the first one books a job', calls[0].ticket.putThrough === undefined],
    ['calls: a booked job has its drive where one drives', calls.every(drives)],
    ['calls: booked within the hours', calls.every(({ ticket }) => booksInHours(ticket, trade))],
    ['jobs: five or more', jobs.length >= 5],
    ['emergencies: three on each side', Math.min(emergencies.through.length, emergencies.waits.length) >= 3],
    ['limits: three or more', trade.limits.length >= 3],
    ['questions: five of them', questions.length === 5],
    ['openingHours: whole hours, the later one second', [weekdays, saturday, sunday].every(isOpening)],
    ['calculator: in the ranges of its fields', isInRange(calculator)],
    ['starter: fits into the field, with blanks for what we cannot know', isStarter(trade.starter)],
    ['neighbors: two others of the table', areNeighbors(trade)],
  ];
  return rules.filter(([, fine]) => !fine).map(([rule]) => rule);
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

function between(number: number, least: number, most: number): boolean {
  return number >= least && number <= most;
}

function isOpening(opening: Opening | null): boolean {
  const [start = 0, end = 2] = (opening ?? []).map((label) => timeSlots.findIndex((slot) => slot === label));
  return start >= 0 && start % 2 === 0 && end % 2 === 0 && start < end;
}

function booksInHours({ day, time, putThrough }: CallTicket, { openingHours }: Trade): boolean {
  if (putThrough || day.includes('then')) return true;
  const { weekdays, saturday, sunday } = openingHours;
  const hours = day.includes('Saturday') ? saturday : day.includes('Sunday') ? sunday : weekdays;
  const [end = NaN, start = end] = [...time.matchAll(/(\d+):(\d+)(?: ([AP]M))?/g)].map(minutesOf).reverse();
  const [opens = NaN, closes = NaN] = (hours ?? []).map(
    (label) => timeSlots.findIndex((slot) => slot === label) * 30,
  );
  return end <= closes && (start > end ? start - 720 : start) >= opens;
}

/** A time without AM or PM is that of its range's end. */
function minutesOf([, hour = '', minute = '', half = 'PM']: RegExpMatchArray): number {
  return ((Number(hour) % 12) + (half === 'PM' ? 12 : 0)) * 60 + Number(minute);
}

function isInRange({ serviceCost, callMinutes, bookings, missedPercent }: Trade['calculator']): boolean {
  const typed = new Map(
    Object.entries({ bookings, missedPercent }).map(([name, value]) => [name, `${value}`]),
  );
  const kept = readInputs(typed);
  return (
    between(serviceCost, costRange.min, costRange.max) &&
    between(callMinutes, minutesRange.min, minutesRange.max) &&
    kept.bookings === bookings &&
    kept.missedPercent === missedPercent
  );
}

function isStarter(starter: Trade['starter']): boolean {
  const lines = Object.values(starter);
  return lines.join('\n').length <= questionOf('BusinessDescription').max && lines.join().includes('__');
}

function areNeighbors({ slug, neighbors: [one, other] }: Trade): boolean {
  return one !== other && [one, other].every((neighbor) => neighbor !== slug && tradeBySlug(neighbor));
}
