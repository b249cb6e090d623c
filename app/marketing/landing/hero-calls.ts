import { callResults } from '~/content/call-results';
import type { CalendarSlot, CallResult } from '~/content/call-results';
import type { SampleCall } from '~/content/sample-calls';
import { heroScenes } from '~/content/trades/hero-scenes';
import type { Trade } from '~/content/trades/trade';

/** The call in the hero section, and the job that it books between two other calendar entries. */
export interface HeroCall {
  call: SampleCall;
  callTime: string;
  scene: string;
  callerLine: string;
  receptionistLine: string;
  day: string;
  before?: CalendarSlot | undefined;
  job: { title: string; when: string; where: string };
  after?: CalendarSlot | undefined;
}

export const heroCalls = {
  home: { ...heroScenes.home, ...calendarSlot(callResults.home) },
  plumbing: { ...heroScenes.plumbing, ...calendarSlot(callResults.plumbing) },
} as const satisfies Record<string, HeroCall>;

/** The hero call of a trade, which is its first sample call. */
export function heroCallOf({ hero, calls: [{ calledAt, recording, ticket }] }: Trade): HeroCall {
  return {
    ...hero,
    call: recording,
    callTime: calledAt.split(', ').at(-1) ?? calledAt,
    day: ticket.day,
    job: { title: ticket.title, when: ticket.time, where: ticket.where },
  };
}

function calendarSlot({ callTime, day, entries }: CallResult) {
  const booked = entries.findIndex(({ kind }) => kind === 'booked');
  return {
    callTime,
    day,
    before: entries[booked - 1],
    after: entries.slice(booked + 1).find(({ kind }) => kind === 'job'),
  };
}

/** A trade's call on Home, and the day on which it books a job. Home has a call of plumbers that /plumbing doesn't have. */
export function homeCallOf(trade: Trade): { hero: HeroCall; result: CallResult } {
  return trade.slug === 'plumbing'
    ? { hero: heroCalls.home, result: callResults.home }
    : { hero: heroCallOf(trade), result: callResultOf(trade) };
}

/** The calendar day on which the first sample call of a trade books a job. */
export function callResultOf({ hero: { before, after }, calls: [{ calledAt, ticket }] }: Trade): CallResult {
  const [callTime = '', ...callDay] = calledAt.split(', ').reverse();
  const booked = { ...timesOf(ticket.time), title: ticket.title, detail: `${ticket.where}. ${ticket.note}` };
  return {
    callDay: callDay.reverse().join(', '),
    callTime,
    day: ticket.day,
    summary: 'On the calendar before the caller hangs up, with what was said.',
    entries: [before, { kind: 'booked', ...booked }, after],
  };
}

/** Start and end of a label such as '4:00 to 6:00 PM' or 'Drop-off 7:30 AM', in minutes since midnight. */
export function timesOf(label: string): { start: number; end?: number } {
  const [first, second] = [...label.matchAll(/(\d+):(\d\d)(?:\s([AP]M))?/g)].map(
    ([, hour, minute, period]) => ({
      minutes: (Number(hour) % 12) * 60 + Number(minute),
      period,
    }),
  );
  const noon = 12 * 60;
  const start = (first?.minutes ?? 0) + ((first?.period ?? second?.period) === 'PM' ? noon : 0);
  if (!second) return { start };
  const end = second.minutes + (second.period === 'PM' ? noon : 0);
  return { start: start < end ? start : start - noon, end };
}
