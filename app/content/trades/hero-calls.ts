import { callResults, timesOf } from '../call-results';
import type { CalendarSlot, CallResult } from '../call-results';
import { sampleCalls } from '../sample-calls';
import type { SampleCall } from '../sample-calls';
import type { Trade } from './trade';

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
  home: {
    call: sampleCalls.home,
    ...calendarSlot(callResults.home),
    scene: 'You’re at dinner',
    callerLine: 'My water heater’s leaking. There’s a puddle on the garage floor.',
    receptionistLine: 'Mike can be there tomorrow at 8:30 or 1:15. Which works better for you?',
    job: { title: 'Leaking water heater', when: '8:30 to 10:30 AM', where: '214 Alder Lane' },
  },
  plumbing: {
    call: sampleCalls.plumbing,
    ...calendarSlot(callResults.plumbing),
    scene: 'You’re under a sink',
    callerLine: 'My kitchen sink’s backed up, and it gets worse when the dishwasher runs.',
    receptionistLine: 'With traffic, we can be at your door at 2:45. Want me to book that?',
    job: { title: 'Clogged kitchen drain', when: '2:45 to 3:45 PM', where: '36 Juniper Court' },
  },
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
