import { expect, test } from 'vitest';

import { bookedCallOf, bookedCalls } from '~/content/trades/booked-calls';
import { trades } from '~/content/trades/trades';
import { heroTextsOf, timesOf } from './booked-call';

const calls = [
  ...Object.entries(bookedCalls),
  ...trades.map((trade) => [trade.slug, bookedCallOf(trade)] as const),
];

test.each(calls)('the booking of %s is between the entries around it, and overlaps none', (_name, call) => {
  const entries = [...call.before, timesOf(call.ticket.time), ...call.after];
  for (const [index, { start, end = start }] of entries.entries()) {
    const previous = entries[index - 1];
    expect(end).toBeGreaterThanOrEqual(start);
    expect(start).toBeGreaterThanOrEqual(previous?.end ?? previous?.start ?? 0);
  }
});

test.each(calls)(
  'the hero shows the entries around the booking of %s with their own times',
  (_name, call) => {
    const { before, beforeTime, after, afterTime } = heroTextsOf(call);
    const startOf = (title: string) =>
      [...call.before, ...call.after].find((entry) => entry.title === title)?.start;
    expect([timesOf(beforeTime).start, timesOf(afterTime).start]).toEqual([startOf(before), startOf(after)]);
  },
);

/** Entries that end a day, so that they may begin at closing time. */
const afterHours = ['Team huddle', 'Close up', 'Back to the shop', 'Drop off supplies'];

test.each(trades)(
  'the day of $slug is within its opening hours, and its jobs take as long as listed',
  (trade) => {
    const { openingHours, jobs, hero } = trade;
    const { ticket } = trade.calls[0];
    const hours = ticket.day === 'Saturday' ? openingHours.saturday : openingHours.weekdays;
    const [opens = NaN, closes = NaN] = (hours ?? []).map((label) => timesOf(label).start);
    expect(hero.before.start).toBeGreaterThanOrEqual(opens);
    expect(hero.after.start).toBeLessThan(closes + (afterHours.includes(hero.after.title) ? 1 : 0));
    const [service = ''] = hero.before.title.split(',');
    const length = jobs.find(({ name }) => name === service)?.length ?? '';
    const [, amount = 0, unit] = /^(\d+) (minutes|hour)/.exec(length) ?? [];
    const end = hero.before.start + Number(amount) * (unit === 'hour' ? 60 : 1);
    expect(end).toBeLessThanOrEqual(timesOf(ticket.time).start);
  },
);

const drives = calls.flatMap(([name, { before, ticket }]) =>
  before.filter(({ kind }) => kind === 'drive').map((drive) => [name, drive, ticket] as const),
);

test.each(drives)(
  'the drive to the booking of %s ends when it starts, and its ticket says the same',
  (_name, drive, ticket) => {
    const minutes = Number(/(\d+) min/.exec(drive.title)?.[1]);
    expect(drive.start + minutes).toBe(timesOf(ticket.time).start);
    if (!('drive' in ticket) || !ticket.drive) return; // only a trade's own tickets name the drive
    const [, hour, minute] = /^Leave at (\d+):(\d+), /.exec(ticket.drive) ?? [];
    expect([Number(hour) % 12, Number(minute)]).toEqual([
      Math.floor(drive.start / 60) % 12,
      drive.start % 60,
    ]);
    expect(ticket.drive).toContain(`${minutes} min`);
  },
);

test.each([
  ['4:00 to 6:00 PM', 16 * 60, 18 * 60],
  ['11:00 to 1:00 PM', 11 * 60, 13 * 60],
  ['9:00 AM to 1:00 PM', 9 * 60, 13 * 60],
  ['12:30 to 3:30 PM', 12 * 60 + 30, 15 * 60 + 30],
  ['5:15 to 6:00\u00a0PM', 17 * 60 + 15, 18 * 60], // as the build has it (vite/unbroken-texts.ts)
  ['7:30 AM drop-off', 7 * 60 + 30, undefined],
])('%s starts and ends on the clock', (label, start, end) => {
  expect(timesOf(label)).toEqual(end === undefined ? { start } : { start, end });
});
