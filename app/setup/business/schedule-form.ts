import { dayName, isTimeSlot, mapDays, maxRanges, usualRange } from '~/domain/weekly-schedule';
import type { Day, TimeRange, WeeklySchedule } from '~/domain/weekly-schedule';

/** The name of a day's fields, for its errors and links: `WeeklySchedule.monday`. */
export function dayFieldName(day: Day): string {
  return `WeeklySchedule.${day}`;
}

/** The name of the checkbox. The selects are called `WeeklySchedule.monday.ranges[0].startTime` and `….endTime`. */
export function openFieldName(day: Day): string {
  return `${dayFieldName(day)}.isOpen`;
}

export function timeFieldName(day: Day, index: number, end: keyof TimeRange): string {
  return `${dayFieldName(day)}.ranges[${index}].${end}`;
}

export function timeLabel(day: Day, index: number, end: keyof TimeRange): string {
  return `${dayName(day)} ${end === 'startTime' ? 'opens' : 'closes'}${index > 0 ? ' again' : ''}`;
}

/** The name of the hidden field with a day's closing time before its break. */
export function closedAtFieldName(day: Day): string {
  return `${dayFieldName(day)}.closedAt`;
}

/**
 * The submitted hours, valid or not. An unknown time becomes 9:00 AM or 5:00 PM. `null` if the form has no fields for hours.
 */
export function scheduleFromForm(form: FormData | null): WeeklySchedule | null {
  if (!form || ![...form.keys()].some((name) => name.startsWith('WeeklySchedule.'))) return null;
  return mapDays((day) => {
    const closedAt = form.get(closedAtFieldName(day));
    return {
      isOpen: form.get(openFieldName(day)) !== null,
      ranges: rangesFromForm(form, day),
      ...(isTimeSlot(closedAt) ? { closedAt } : {}),
    };
  });
}

function rangesFromForm(form: FormData, day: Day): TimeRange[] {
  const indexes = Array.from({ length: maxRanges }, (_, index) => index);
  const sent = indexes.filter((index) => form.has(timeFieldName(day, index, 'startTime')));
  const ranges = sent.map((index) => ({
    startTime: slotOr(form.get(timeFieldName(day, index, 'startTime')), usualRange.startTime),
    endTime: slotOr(form.get(timeFieldName(day, index, 'endTime')), usualRange.endTime),
  }));
  return ranges.length > 0 ? ranges : [usualRange];
}

function slotOr(value: unknown, fallback: string): string {
  return isTimeSlot(value) ? value : fallback;
}
