import { sampleCalls } from './sample-calls';
import type { SampleCall } from './sample-calls';

/** An entry of a calendar day. Times are minutes since midnight. */
export interface CalendarEntry {
  kind: 'job' | 'booked' | 'drive';
  start: number;
  /** The days of trades have none, because they only show when the entries around a booking start. */
  end?: number;
  title: string;
  detail?: string;
}

/** An entry of which only the start is shown. */
export type CalendarSlot = Pick<CalendarEntry, 'kind' | 'start' | 'title'>;

export interface CallResult {
  callDay: string;
  callTime: string;
  day: string;
  summary: string;
  entries: readonly CalendarEntry[];
}

/** A sample call, what the hero section says of it, and the calendar day on which it books a job. */
export interface BookedCall {
  call: SampleCall;
  scene: string;
  callerLine: string;
  receptionistLine: string;
  job: { title: string; when: string; where: string };
  result: CallResult;
}

/** The calls of Home and /plumbing. Those of trades are in `trades`. */
export const bookedCalls = {
  home: {
    call: sampleCalls.home,
    scene: 'You’re at dinner',
    callerLine: 'My water heater’s leaking. There’s a puddle on the garage floor.',
    receptionistLine: 'Mike can be there tomorrow at 8:30 or 1:15. Which works better for you?',
    job: { title: 'Leaking water heater', when: '8:30 to 10:30 AM', where: '214 Alder Lane' },
    result: {
      callDay: 'Tuesday',
      callTime: '7:40 PM',
      day: 'Wednesday',
      summary: 'The water heater is booked for 8:30 the next morning, with time to get there.',
      entries: [
        { kind: 'drive', start: 8 * 60 + 5, end: 8 * 60 + 30, title: 'Drive, 25 min' },
        {
          kind: 'booked',
          start: 8 * 60 + 30,
          end: 10 * 60 + 30,
          title: 'Leaking water heater',
          detail: '214 Alder Lane, Round Rock. Water’s shut off.',
        },
        { kind: 'drive', start: 10 * 60 + 30, end: 10 * 60 + 50, title: 'Drive, 20 min' },
        { kind: 'job', start: 11 * 60, end: 12 * 60 + 30, title: 'Faucet, Okafor' },
      ],
    },
  },
  plumbing: {
    call: sampleCalls.plumbing,
    scene: 'You’re under a sink',
    callerLine: 'My kitchen sink’s backed up, and it gets worse when the dishwasher runs.',
    receptionistLine: 'With traffic, we can be at your door at 2:45. Want me to book that?',
    job: { title: 'Clogged kitchen drain', when: '2:45 to 3:45 PM', where: '36 Juniper Court' },
    result: {
      callDay: 'Thursday',
      callTime: '11:20 AM',
      day: 'Thursday',
      summary: 'The drain fits in the same afternoon, with time for the drive from Leander.',
      entries: [
        { kind: 'job', start: 12 * 60 + 30, end: 14 * 60, title: 'Water line, Leander' },
        { kind: 'drive', start: 14 * 60, end: 14 * 60 + 40, title: 'Drive in traffic, 40 min' },
        {
          kind: 'booked',
          start: 14 * 60 + 45,
          end: 15 * 60 + 45,
          title: 'Clogged kitchen drain',
          detail: '36 Juniper Court, Cedar Park. Dishwasher’s off.',
        },
        { kind: 'job', start: 16 * 60 + 15, end: 17 * 60 + 30, title: 'Sump pump, Diaz' },
      ],
    },
  },
} as const satisfies Record<string, BookedCall>;
