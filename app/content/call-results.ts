/** The calendar day that a sample call leaves behind. Times are minutes after midnight. */
export interface CalendarEntry {
  kind: 'job' | 'booked' | 'drive';
  start: number;
  end: number;
  title: string;
  detail?: string;
}

export interface CallResult {
  /** When the call came in. */
  callDay: string;
  callTime: string;
  day: string;
  /** What was booked, as one sentence. */
  summary: string;
  entries: readonly CalendarEntry[];
}

export const callResults = {
  home: {
    callDay: 'Tuesday',
    callTime: '7:40 PM',
    day: 'Wednesday',
    summary: 'Water heater, booked for 8:30 the next morning with 25 minutes of driving before it.',
    entries: [
      { kind: 'drive', start: 8 * 60 + 5, end: 8 * 60 + 30, title: 'Drive, 25 min' },
      {
        kind: 'booked',
        start: 8 * 60 + 30,
        end: 10 * 60 + 30,
        title: 'Leaking water heater',
        detail: 'Water is shut off. Call on arrival.',
      },
      { kind: 'drive', start: 10 * 60 + 30, end: 10 * 60 + 50, title: 'Drive, 20 min' },
      { kind: 'job', start: 11 * 60, end: 12 * 60 + 30, title: 'Faucet, Mrs. Okafor' },
    ],
  },
  plumbing: {
    callDay: 'Thursday',
    callTime: '12:15 PM',
    day: 'Thursday',
    summary: 'Kitchen drain, fitted in between two jobs, with the drive from the first one counted in.',
    entries: [
      { kind: 'job', start: 12 * 60 + 30, end: 13 * 60 + 30, title: 'Bathroom rough-in, walk-through' },
      { kind: 'drive', start: 13 * 60 + 30, end: 13 * 60 + 50, title: 'Drive, 20 min' },
      {
        kind: 'booked',
        start: 14 * 60,
        end: 15 * 60,
        title: 'Blocked kitchen drain',
        detail: 'Both sinks. Text when on the way.',
      },
      { kind: 'job', start: 15 * 60 + 30, end: 17 * 60, title: 'Sump pump, Delgado' },
    ],
  },
} as const satisfies Record<string, CallResult>;
