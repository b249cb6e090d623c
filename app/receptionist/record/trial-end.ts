import { textsOf } from '~/answers/answers';
import type { Answers } from '~/answers/answers';
import { pricing } from '~/brand';
import { pricingCopy } from '~/content/pricing-copy';
import type { AgentRecord } from './agent-record.server';

/** The time zone of most US businesses, for owners whose time zone is unknown. */
const defaultZone = 'America/New_York';

/** The last day of a trial that begins at `start`, as `YYYY-MM-DD` in the owner's time zone. */
export function lastDayFrom(start: Date, answers: Answers): string {
  const end = new Date(dayIn(zoneOf(answers), start)); // midnight UTC
  end.setUTCDate(end.getUTCDate() + pricing.trialDays);
  return end.toISOString().slice(0, 10);
}

/** Today as `YYYY-MM-DD` in the owner's time zone. */
export function today(answers: Answers, now = new Date()): string {
  return dayIn(zoneOf(answers), now);
}

/** The time in the owner's time zone as `6:45 PM`, on one line. */
export function timeInWords(answers: Answers, now = new Date()): string {
  const format = { timeZone: zoneOf(answers), timeStyle: 'short' } as const;
  return now.toLocaleTimeString('en-US', format).replace(/\s/, '\u00a0');
}

function zoneOf(answers: Answers): string {
  return textsOf(answers).TimeZone ?? defaultZone;
}

/** The date as `YYYY-MM-DD`, which is Canada's format. */
function dayIn(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
}

/** Formats `2026-12-06` as `Sunday, December 6`, with the month and its day on one line. */
export function dayInWords(day: string): string {
  return dayFormat.format(new Date(`${day}T00:00:00Z`)).replace(/ (?=\d)/, '\u00a0');
}

/** Creating a format takes much longer than using it. */
const dayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});

/** The trial, or the time in which the trial number works. */
export interface Period {
  /**
   * A sentence about the last day, without its full stop. For the trial number, the page puts “Your trial number’s” before
   * it.
   */
  status: string;
  /** `Sunday, December 6` */
  lastDay: string;
  hasEnded: boolean;
}

/** How long the trial number works, which is as long as a trial. `null` if `createdAt`, an ISO time, is unknown. */
export function numberPeriod(
  { createdAt, answers }: Pick<AgentRecord, 'createdAt' | 'answers'>,
  now = new Date(),
): Period | null {
  if (!createdAt) return null;
  const end = lastDayFrom(new Date(createdAt), answers);
  const hasEnded = today(answers, now) > end;
  const lastDay = dayInWords(end);
  return { status: `last day ${hasEnded ? 'was' : 'is'} ${lastDay}`, lastDay, hasEnded };
}

/** How long the trial runs. `null` before the checkout. `trialEnds` is `YYYY-MM-DD`. */
export function trialPeriod(
  { trialEnds, answers }: Pick<AgentRecord, 'trialEnds' | 'answers'>,
  now = new Date(),
): Period | null {
  if (!trialEnds) return null;
  const hasEnded = today(answers, now) > trialEnds;
  const lastDay = dayInWords(trialEnds);
  return { status: `${hasEnded ? pricingCopy.ended : pricingCopy.ends} ${lastDay}`, lastDay, hasEnded };
}
