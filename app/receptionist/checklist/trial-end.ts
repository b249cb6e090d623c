import { pricing } from '~/brand';

/** Where no zone is known: the one that most US businesses are in. */
const usualZone = 'America/New_York';

/** `YYYY-MM-DD`: as many days after the day of `now` as a trial has, where the owner is. */
export function trialEnd(now: Date, timeZone = usualZone): string {
  const [month = 1, day = 1, year = 1970] = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  })
    .format(now)
    .split('/')
    .map(Number);
  return new Date(Date.UTC(year, month - 1, day + pricing.trialDays)).toISOString().slice(0, 10);
}

/** `Sunday, December 6` of `2026-12-06`. */
export function dayInWords(day: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  }).format(new Date(`${day}T00:00:00Z`));
}
