import { bookedCalls } from '~/content/booked-calls';
import type { BookedCall } from '~/content/booked-calls';
import type { Trade } from '~/content/trades/trade';
import { clockTime } from '~/domain/weekly-schedule';
import { formatPlayTime } from '~/site/player/player-display';

/** A trade's call on Home. Home has a call of plumbers that /plumbing doesn't have. */
export function homeCallOf(trade: Trade): BookedCall {
  return trade.slug === 'plumbing' ? bookedCalls.home : bookedCallOf(trade);
}

/** The first sample call of a trade. */
export function bookedCallOf({ hero, calls: [{ calledAt, recording, ticket }] }: Trade): BookedCall {
  const [callTime = '', ...callDay] = calledAt.split(', ').reverse();
  const { title, day, time, where, note } = ticket;
  const booked = { ...timesOf(time), kind: 'booked', title, detail: `${where}. ${note}` } as const;
  return {
    ...hero,
    call: recording,
    job: { title, when: time, where },
    result: {
      callDay: callDay.reverse().join(', '),
      callTime,
      day,
      summary: 'On the calendar before the caller hangs up, with what was said.',
      entries: [hero.before, booked, hero.after],
    },
  };
}

export type HeroTexts = ReturnType<typeof heroTextsOf>;

/** The texts of the hero by the `data-part` of their elements, and the recording. */
export function heroTextsOf({ call, scene, callerLine, receptionistLine, job, result }: BookedCall) {
  const { before, after } = slotsOf(result);
  return {
    src: call.src,
    length: formatPlayTime(call.seconds),
    callTime: result.callTime,
    scene,
    callerLine,
    receptionistLine,
    day: result.day,
    ...job,
    beforeTime: before ? clockTime(before.start) : '',
    before: before?.title ?? '',
    afterTime: after ? clockTime(after.start) : '',
    after: after?.title ?? '',
  };
}

/** The entry before the booked job, and the next job after it. */
export function slotsOf({ entries }: BookedCall['result']) {
  const booked = entries.findIndex(({ kind }) => kind === 'booked');
  return { before: entries[booked - 1], after: entries.slice(booked + 1).find(({ kind }) => kind === 'job') };
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
