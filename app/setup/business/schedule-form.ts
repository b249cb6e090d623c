import {
  addBreak,
  copyToWeekdays,
  dayName,
  days,
  isDayValid,
  isTimeSlot,
  mapDays,
  maxRanges,
  removeBreak,
  removeRange,
  schedulePreset,
  schedulePresets,
  timeSlots,
} from '~/domain/weekly-schedule';
import type { Day, TimeRange, SchedulePreset, WeeklySchedule } from '~/domain/weekly-schedule';

/** The name of the checkbox. The selects are called `WeeklySchedule.monday.ranges[0].startTime` and `….endTime`. */
export function openFieldName(day: Day): string {
  return `WeeklySchedule.${day}.isOpen`;
}

export function timeFieldName(day: Day, index: number, end: keyof TimeRange): string {
  return `WeeklySchedule.${day}.ranges[${index}].${end}`;
}

export function timeLabel(day: Day, index: number, end: keyof TimeRange): string {
  return `${dayName(day)} ${end === 'startTime' ? 'opens' : 'closes'}${index > 0 ? ' again' : ''}`;
}

/** The name of the hidden field with a day's closing time before its break. */
export function closedAtFieldName(day: Day): string {
  return `WeeklySchedule.${day}.closedAt`;
}

export type HoursEdit =
  | { type: 'add-break' | 'remove-break' | 'copy'; day: Day }
  | { type: 'remove'; day: Day; index: number }
  | { type: 'usual'; week: SchedulePreset }
  | { type: 'restore'; schedule: WeeklySchedule };

export function serializeEdit(edit: HoursEdit): string {
  if (edit.type === 'usual') return `usual:${edit.week}`;
  if (edit.type === 'restore') return `restore:${serializeWeek(edit.schedule)}`;
  return edit.type === 'remove' ? `remove:${edit.day}:${edit.index}` : `${edit.type}:${edit.day}`;
}

/** The edit that a button's value stands for, or `null` if the value is none of ours. */
export function parseEdit(value: string): HoursEdit | null {
  const [type, dayText, indexText] = value.split(':');
  if (type === 'usual') return isSchedulePreset(dayText) ? { type, week: dayText } : null;
  if (type === 'restore') {
    const schedule = parseWeek(dayText);
    return schedule && { type, schedule };
  }
  const day = days.find((known) => known === dayText);
  if (!day) return null;
  if (type === 'add-break' || type === 'remove-break' || type === 'copy') return { type, day };
  return type === 'remove' ? { type, day, index: Number(indexText) } : null;
}

function isSchedulePreset(text: string | undefined): text is SchedulePreset {
  return text !== undefined && Object.hasOwn(schedulePresets, text);
}

/** A week in a button's value: for each day whether it's open, then its times as indexes of time slots. */
function serializeWeek(schedule: WeeklySchedule): string {
  return days
    .map((day) => {
      const { isOpen, ranges } = schedule[day];
      const times = ranges.flatMap(({ startTime, endTime }) => [startTime, endTime]);
      return [isOpen ? 1 : 0, ...times.map((time) => timeSlots.indexOf(time))].join('.');
    })
    .join('_');
}

function parseWeek(text = ''): WeeklySchedule | null {
  const parts = text.split('_').map((part) => part.split('.').map(Number));
  const isWeek =
    parts.length === days.length &&
    parts.every(
      ([, ...times]) => (times.length === 2 || times.length === 4) && times.every((time) => timeSlots[time]),
    );
  if (!isWeek) return null;
  return mapDays((day) => {
    const [isOpen, ...times] = parts[days.indexOf(day)] ?? [];
    const slots = times.map((time) => timeSlots[time] ?? '');
    const ranges = [slots.slice(0, 2), slots.slice(2)].flatMap(([startTime, endTime]) =>
      startTime && endTime ? [{ startTime, endTime }] : [],
    );
    return { isOpen: isOpen === 1, ranges };
  });
}

/** The day whose hours the edit would copy although they are invalid, or `null` if the edit is possible. */
export function refusedDay(schedule: WeeklySchedule, edit: HoursEdit): Day | null {
  return edit.type === 'copy' && !isDayValid(schedule[edit.day]) ? edit.day : null;
}

/** The hours after the edit. */
export function applyEdit(schedule: WeeklySchedule, edit: HoursEdit): WeeklySchedule {
  switch (edit.type) {
    case 'usual':
      return schedulePreset(edit.week);
    case 'restore':
      return edit.schedule;
    case 'copy':
      return copyToWeekdays(schedule, edit.day);
    case 'remove':
      return removeRange(schedule, edit.day, edit.index);
    case 'remove-break':
      return removeBreak(schedule, edit.day);
    case 'add-break':
      return addBreak(schedule, edit.day);
  }
}

/** The fields of a week's checkboxes and selects: the reverse of `scheduleFromForm`. */
export function scheduleFields(schedule: WeeklySchedule): [name: string, value: string][] {
  return days.flatMap((day) => {
    const { isOpen, ranges } = schedule[day];
    const times = ranges.flatMap(({ startTime, endTime }, index): [string, string][] => [
      [timeFieldName(day, index, 'startTime'), startTime],
      [timeFieldName(day, index, 'endTime'), endTime],
    ]);
    return isOpen ? [[openFieldName(day), 'on'], ...times] : times;
  });
}

/**
 * The submitted hours, valid or not. A time that isn't a slot becomes 9:00 AM or 5:00 PM. `null` if the form has no
 * fields for hours.
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
    startTime: slotOr(form.get(timeFieldName(day, index, 'startTime')), '9:00 AM'),
    endTime: slotOr(form.get(timeFieldName(day, index, 'endTime')), '5:00 PM'),
  }));
  return ranges.length > 0 ? ranges : [{ startTime: '9:00 AM', endTime: '5:00 PM' }];
}

function slotOr(value: unknown, fallback: string): string {
  return isTimeSlot(value) ? value : fallback;
}
