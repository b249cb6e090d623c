import {
  addBreak,
  copyToWeekdays,
  dayName,
  days,
  isTimeSlot,
  mapDays,
  maxRanges,
  removeRange,
  schedulePreset,
  schedulePresets,
} from '~/domain/weekly-schedule';
import type { Day, TimeRange, SchedulePreset, WeeklySchedule } from '~/domain/weekly-schedule';

/** The name of the checkbox. The selects are called `WeeklySchedule.monday.ranges[0].startTime` and `….endTime`. */
export function isOpenField(day: Day): string {
  return `WeeklySchedule.${day}.isOpen`;
}

export function timeField(day: Day, index: number, end: keyof TimeRange): string {
  return `WeeklySchedule.${day}.ranges[${index}].${end}`;
}

export function timeLabel(day: Day, index: number, end: keyof TimeRange): string {
  return `${dayName(day)} ${end === 'startTime' ? 'opens' : 'closes'}${index > 0 ? ' again' : ''}`;
}

export type HoursEdit =
  | { type: 'add-break' | 'copy'; day: Day }
  | { type: 'remove'; day: Day; index: number }
  | { type: 'usual'; week: SchedulePreset };

export function serializeEdit(edit: HoursEdit): string {
  if (edit.type === 'usual') return `usual:${edit.week}`;
  return edit.type === 'remove' ? `remove:${edit.day}:${edit.index}` : `${edit.type}:${edit.day}`;
}

/** The edit that a button's value stands for, or `null` if the value is none of ours. */
export function parseEdit(value: string): HoursEdit | null {
  const [type, dayText, indexText] = value.split(':');
  if (type === 'usual') return isSchedulePreset(dayText) ? { type, week: dayText } : null;
  const day = days.find((known) => known === dayText);
  if (!day) return null;
  if (type === 'add-break' || type === 'copy') return { type, day };
  return type === 'remove' ? { type, day, index: Number(indexText) } : null;
}

function isSchedulePreset(text: string | undefined): text is SchedulePreset {
  return text !== undefined && Object.hasOwn(schedulePresets, text);
}

export function applyEdit(schedule: WeeklySchedule, edit: HoursEdit): WeeklySchedule {
  if (edit.type === 'usual') return schedulePreset(edit.week);
  if (edit.type === 'copy') return copyToWeekdays(schedule, edit.day);
  return edit.type === 'remove' ? removeRange(schedule, edit.day, edit.index) : addBreak(schedule, edit.day);
}

/**
 * The submitted hours, valid or not. A time that isn't a slot becomes 9:00 AM or 5:00 PM. `null` if the form has no
 * fields for hours.
 */
export function scheduleFromForm(form: FormData | null): WeeklySchedule | null {
  if (!form || ![...form.keys()].some((name) => name.startsWith('WeeklySchedule.'))) return null;
  return mapDays((day) => ({
    isOpen: form.get(isOpenField(day)) !== null,
    ranges: rangesFromForm(form, day),
  }));
}

function rangesFromForm(form: FormData, day: Day): TimeRange[] {
  const indexes = Array.from({ length: maxRanges }, (_, index) => index);
  const sent = indexes.filter((index) => form.has(timeField(day, index, 'startTime')));
  const ranges = sent.map((index) => ({
    startTime: slotOr(form.get(timeField(day, index, 'startTime')), '9:00 AM'),
    endTime: slotOr(form.get(timeField(day, index, 'endTime')), '5:00 PM'),
  }));
  return ranges.length > 0 ? ranges : [{ startTime: '9:00 AM', endTime: '5:00 PM' }];
}

function slotOr(value: unknown, fallback: string): string {
  return isTimeSlot(value) ? value : fallback;
}
