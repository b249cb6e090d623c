import { pricing, pricingCopy } from '~/brand';
import type { AgentRecord } from '../agent-record.server';

/** The time zone of most US businesses, for owners whose time zone is unknown. */
const defaultZone = 'America/New_York';

/** The last day of a trial that starts at `now`, as `YYYY-MM-DD` in the owner's time zone. */
export function trialEnd(now: Date, timeZone = defaultZone): string {
  const end = new Date(dayIn(timeZone, now)); // midnight UTC
  end.setUTCDate(end.getUTCDate() + pricing.trialDays);
  return end.toISOString().slice(0, 10);
}

/** The date as `YYYY-MM-DD`, which is Canada's format. */
function dayIn(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
}

/** Formats `2026-12-06` as `Sunday, December 6`. */
export function dayInWords(day: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  }).format(new Date(`${day}T00:00:00Z`));
}

/**
 * Says until when a trial runs, or that it has ended, as a sentence without its period; `null` before the checkout.
 * `trialEnds` is `YYYY-MM-DD`.
 */
export function trialStatus(
  { trialEnds, knows }: Pick<AgentRecord, 'trialEnds' | 'knows'>,
  now = new Date(),
): string | null {
  if (!trialEnds) return null;
  const today = dayIn(knows?.timeZone ?? defaultZone, now);
  return `${today > trialEnds ? pricingCopy.ended : pricingCopy.ends} ${dayInWords(trialEnds)}`;
}
