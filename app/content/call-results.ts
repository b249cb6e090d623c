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

export const callResults = {
  home: {
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
  plumbing: {
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
} as const satisfies Record<string, CallResult>;
