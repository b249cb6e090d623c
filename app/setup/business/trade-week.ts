import type { Opening } from '~/content/trades/trade';
import { tradeBySlug, trades } from '~/content/trades/trades';
import { defaultSchedule, mapDays } from '~/domain/weekly-schedule';
import type { WeeklySchedule } from '~/domain/weekly-schedule';

/** The usual opening hours of the trade, or of any business if the trade is unknown. */
export function weekOfTrade(slug: string | undefined): WeeklySchedule {
  const trade = tradeBySlug(slug);
  if (!trade) return defaultSchedule();
  const { weekdays, saturday, sunday } = trade.openingHours;
  return mapDays((day) => dayOf(day === 'saturday' ? saturday : day === 'sunday' ? sunday : weekdays));
}

/** Whether these are the usual hours of some trade, or of none. They are then still our guess. */
export function isWeekOfTrade(schedule: WeeklySchedule): boolean {
  const text = JSON.stringify(schedule);
  return [undefined, ...trades.map(({ slug }) => slug)].some(
    (slug) => JSON.stringify(weekOfTrade(slug)) === text,
  );
}

function dayOf(opening: Opening | null) {
  const [startTime, endTime] = opening ?? (['9:00 AM', '5:00 PM'] as const);
  return { isOpen: opening !== null, ranges: [{ startTime, endTime }] };
}
