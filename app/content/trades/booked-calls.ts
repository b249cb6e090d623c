import { sampleCalls } from '../sample-calls';
import type { SampleCall } from '../sample-calls';
import { plumbing } from './plumbing';
import type { CalendarEntry, CallTicket, Trade } from './trade';

/** A sample call, its texts in the hero section, and the calendar day on which it books a job. */
export interface BookedCall {
  recording: SampleCall;
  calledAt: string;
  scene: string;
  callerLine: string;
  receptionistLine: string;
  ticket: CallTicket;
  summary: string;
  /** The entries of the day before and after the booked job. */
  before: readonly CalendarEntry[];
  after: readonly CalendarEntry[];
}

/** The calls of Home and /plumbing. */
export const bookedCalls = {
  home: {
    recording: sampleCalls.home,
    calledAt: 'Tuesday, 7:40 PM',
    scene: 'You’re at dinner',
    callerLine: 'My water heater’s leaking. There’s a puddle on the garage floor.',
    receptionistLine: 'Mike can be there tomorrow at 8:30 or 1:15. Which works better for you?',
    ticket: {
      title: 'Leaking water heater',
      day: 'Wednesday',
      time: '8:30 to 10:30 AM',
      where: '214 Alder Lane, Round Rock',
      note: 'Water’s shut off.',
    },
    summary: 'The water heater is booked for 8:30 the next morning, with time to get there.',
    before: [{ kind: 'drive', start: 8 * 60 + 5, end: 8 * 60 + 30, title: 'Drive, 25 min' }],
    after: [
      { kind: 'drive', start: 10 * 60 + 30, end: 10 * 60 + 50, title: 'Drive, 20 min' },
      { kind: 'job', start: 11 * 60, end: 12 * 60 + 30, title: 'Faucet, Okafor' },
    ],
  },
  plumbing: {
    recording: sampleCalls.plumbing,
    calledAt: 'Thursday, 11:20 AM',
    scene: 'You’re under a sink',
    callerLine: 'My kitchen sink’s backed up, and it gets worse when the dishwasher runs.',
    receptionistLine: 'With traffic, we can be at your door at 2:45. Want me to book that?',
    ticket: {
      title: 'Clogged kitchen drain',
      day: 'Thursday',
      time: '2:45 to 3:45 PM',
      where: '36 Juniper Court, Cedar Park',
      note: 'Dishwasher’s off.',
    },
    summary: 'The drain fits in the same afternoon, with time for the drive from Leander.',
    before: [
      { kind: 'job', start: 12 * 60 + 30, end: 14 * 60, title: 'Water line, Leander' },
      { kind: 'drive', start: 14 * 60 + 5, end: 14 * 60 + 45, title: 'Drive in traffic, 40 min' },
    ],
    after: [{ kind: 'job', start: 16 * 60 + 15, end: 17 * 60 + 30, title: 'Sump pump, Diaz' }],
  },
} as const satisfies Record<string, BookedCall>;

/** The first sample call of a trade. */
export function bookedCallOf({ hero, calls: [call] }: Trade): BookedCall {
  return {
    ...hero,
    ...call,
    summary: 'On the calendar before the caller hangs up, with what was said.',
    before: [hero.before],
    after: [hero.after],
  };
}

/** A trade's call on Home. Home has a call of plumbers that /plumbing doesn't have. */
export function homeCallOf(trade: Trade): BookedCall {
  return trade.slug === plumbing.slug ? bookedCalls.home : bookedCallOf(trade);
}
