import type { HeroCall } from '~/content/hero-calls';
import { clockTime } from '~/domain/weekly-schedule';

/** The hero's texts, by the name of the element that shows them (`data-rotating`). */
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
