import type { BookedCall } from '~/content/trades/booked-calls';
import { clockTime } from '~/domain/weekly-schedule';
import { formatPlayTime } from '~/site/player/player-display';

export type HeroTexts = ReturnType<typeof heroTextsOf>;

/** The texts of the hero by the `data-part` of their elements, and the recording. */
export function heroTextsOf(call: BookedCall) {
  const { recording, calledAt, scene, callerLine, receptionistLine, ticket } = call;
  const before = call.before.at(-1);
  const after = call.after.find(({ kind }) => kind === 'job');
  return {
    src: recording.src,
    length: formatPlayTime(recording.seconds),
    callTime: calledAt.split(', ').at(-1) ?? '',
    scene,
    callerLine,
    receptionistLine,
    day: ticket.day,
    title: ticket.title,
    when: ticket.time,
    where: ticket.where,
    beforeTime: before ? clockTime(before.start) : '',
    before: before?.title ?? '',
    afterTime: after ? clockTime(after.start) : '',
    after: after?.title ?? '',
  };
}

/** Start and end of a label such as '4:00 to 6:00 PM' or '7:30 AM drop-off', in minutes since midnight. */
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
