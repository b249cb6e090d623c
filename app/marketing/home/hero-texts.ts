import type { HeroCall } from '~/content/hero-calls';
import { clockTime } from './calendar-day';

/** The texts of the hero's picture, by the part of it that shows them. */
export type HeroTexts = ReturnType<typeof heroTexts>;

export function heroTexts({
  callTime,
  scene,
  callerLine,
  receptionistLine,
  day,
  job,
  before,
  after,
}: HeroCall) {
  return {
    callTime,
    scene,
    callerLine,
    receptionistLine,
    day,
    ...job,
    beforeTime: before ? clockTime(before.start) : '',
    before: before?.title ?? '',
    afterTime: after ? clockTime(after.start) : '',
    after: after?.title ?? '',
  };
}
