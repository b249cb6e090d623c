import type { CalendarEntry } from '~/content/call-results';

/** `8:05 AM` for 485 minutes after midnight. */
export function clockTime(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const minute = String(minutes % 60).padStart(2, '0');
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Height of an entry on the page, in half hours, from 1 to 4. */
export function halfHours({ start, end }: Pick<CalendarEntry, 'start' | 'end'>): 1 | 2 | 3 | 4 {
  const count = Math.ceil((end - start) / 30);
  if (count <= 1) return 1;
  if (count === 2) return 2;
  return count === 3 ? 3 : 4;
}
