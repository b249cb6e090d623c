import { capitalize } from './capitalize';
import { keysOf, mapKeys } from './keys';

export const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Day = (typeof days)[number];

/** A range of times in 12-hour format, such as `9:00 AM`. */
export interface TimeRange {
  startTime: string;
  endTime: string;
}
export interface DaySchedule {
  isOpen: boolean;
  ranges: TimeRange[];
  /** The closing time before `addBreak` made it later. */
  closedAt?: string;
}
export type WeeklySchedule = Record<Day, DaySchedule>;

export const maxRanges = 2;

/** The usual hours of a day. */
export const usualRange: TimeRange = { startTime: '9:00 AM', endTime: '5:00 PM' };

export const timeSlots: readonly string[] = Array.from({ length: 48 }, (_, slot) => clockTime(slot * 30));

export const openingHoursMessage = 'Opening hours must end after they start and must not overlap.';

/** Monday to Friday 9:00 AM-5:00 PM. Closed days have the same range, so that opening one needs no typing. */
export function defaultSchedule(): WeeklySchedule {
  return mapDays((day) => ({ isOpen: !isWeekend(day), ranges: [usualRange] }));
}

function isWeekend(day: Day): boolean {
  return day === 'saturday' || day === 'sunday';
}

/** The week with the default hours on the days that it lacks. */
export function completeWeek(week: Partial<WeeklySchedule>): WeeklySchedule {
  return { ...defaultSchedule(), ...week };
}

/** Whether all days have the same hours. Closed days count, because their ranges are shown once they are opened. */
export function isSameWeek(one: WeeklySchedule, other: WeeklySchedule): boolean {
  return hoursKey(one) === hoursKey(other);
}

function hoursKey(schedule: WeeklySchedule): string {
  const hours = days.map((day) => {
    const { isOpen, ranges } = schedule[day];
    return [isOpen, ...ranges.flatMap(({ startTime, endTime }) => [startTime, endTime])];
  });
  return JSON.stringify(hours);
}

/** Usual weeks, with the labels of their buttons. No day can end at midnight: the last time slot is 11:30 PM. */
export const usualWeeks = {
  weekdays: { label: 'Weekdays 9:00 AM-5:00 PM', week: defaultSchedule() },
  daily: {
    label: 'Every day 9:00 AM-5:00 PM',
    week: mapDays(() => ({ isOpen: true, ranges: [usualRange] })),
  },
  saturday: {
    label: 'Weekdays 9:00 AM-5:00 PM, Saturday 9:00 AM-12:00 PM',
    week: { ...defaultSchedule(), saturday: openBetween('9:00 AM', '12:00 PM') },
  },
  always: {
    label: 'All day (12:00 AM-11:30 PM)',
    week: mapDays(() => openBetween('12:00 AM', '11:30 PM')),
  },
};
export type UsualWeek = keyof typeof usualWeeks;
export const usualWeekNames = keysOf(usualWeeks);

/** A note for weeks with a day that is open as long as possible. */
export const longestDayNote =
  '12:00 AM-11:30 PM is the longest day this form takes. Your receptionist answers the phone at any hour.';
/** Whether any day is open as long as possible. */
export function hasLongestDay(schedule: WeeklySchedule): boolean {
  return days.some((day) => {
    const { isOpen, ranges } = schedule[day];
    return (
      isOpen &&
      ranges.some(({ startTime, endTime }) => startTime === timeSlots[0] && endTime === timeSlots.at(-1))
    );
  });
}

export function openBetween(startTime: string, endTime: string): DaySchedule {
  return { isOpen: true, ranges: [{ startTime, endTime }] };
}

export function mapDays<Value>(make: (day: Day) => Value): Record<Day, Value> {
  return mapKeys(days, make);
}

export function dayName(day: Day): string {
  return capitalize(day);
}

export function isDay(value: unknown): value is Day {
  return days.some((day) => day === value);
}

export function isTimeSlot(label: unknown): label is string {
  return typeof label === 'string' && timeSlots.includes(label);
}

/**
 * Ends the first range at noon and adds a range from 1 PM to the day's closing time, or to 5 PM if the day closes by 1 PM. A
 * day that opens at noon or later gets a break of an hour in its middle. A day that is too short for that, or has two ranges,
 * stays unchanged.
 */
export function addBreak(schedule: WeeklySchedule, day: Day): WeeklySchedule {
  const { isOpen, ranges } = schedule[day];
  const first = ranges[0] ?? usualRange;
  if (ranges.length >= maxRanges) return schedule;
  if (minutesOf(first.startTime) >= minutesOf('12:00 PM')) {
    const afternoon = splitInTheMiddle(first);
    return afternoon ? { ...schedule, [day]: { isOpen, ranges: afternoon } } : schedule;
  }
  const closesAfterBreak = minutesOf(first.endTime) > minutesOf('1:00 PM');
  const split = [
    { ...first, endTime: '12:00 PM' },
    { startTime: '1:00 PM', endTime: closesAfterBreak ? first.endTime : '5:00 PM' },
  ];
  const before = closesAfterBreak ? {} : { closedAt: first.endTime };
  return { ...schedule, [day]: { isOpen, ranges: split, ...before } };
}

/** The parts of a range before and after a break of an hour. `null` if the range is shorter than two hours. */
function splitInTheMiddle({ startTime, endTime }: TimeRange): TimeRange[] | null {
  const [opens, closes] = [minutesOf(startTime), minutesOf(endTime)];
  if (!(closes - opens >= 120)) return null; // the difference is NaN if a time isn't a time
  const middle = Math.floor((opens + closes) / 60) * 30;
  return [
    { startTime, endTime: clockTime(middle - 30) },
    { startTime: clockTime(middle + 30), endTime },
  ];
}

/** The opposite of `addBreak`: one range from the day's first opening time to its closing time without the break. */
export function removeBreak(schedule: WeeklySchedule, day: Day): WeeklySchedule {
  const { isOpen, ranges, closedAt } = schedule[day];
  const [morning, afternoon] = ranges;
  if (!morning || !afternoon) return schedule;
  const endTime = closedAt ?? afternoon.endTime;
  return { ...schedule, [day]: { isOpen, ranges: [{ ...morning, endTime }] } };
}

/** Removes a range, unless it is the day's only one. */
export function removeRange(schedule: WeeklySchedule, day: Day, index: number): WeeklySchedule {
  const { isOpen, ranges } = schedule[day];
  if (ranges.length < 2 || !ranges[index]) return schedule;
  return { ...schedule, [day]: { isOpen, ranges: ranges.filter((_, at) => at !== index) } };
}

export function copyToWeekdays(schedule: WeeklySchedule, day: Day): WeeklySchedule {
  return mapDays((other) => schedule[isWeekend(other) ? other : day]);
}

/** Whether each range ends after it starts and no ranges overlap. Closed days are always valid. */
export function isDayValid({ isOpen, ranges }: DaySchedule): boolean {
  if (!isOpen) return true;
  const spans = ranges.map(({ startTime, endTime }) => ({
    start: minutesOf(startTime),
    end: minutesOf(endTime),
  }));
  spans.sort((one, other) => one.start - other.start);
  return (
    spans.length > 0 && spans.every(({ start, end }, at) => end > start && start >= (spans[at - 1]?.end ?? 0))
  );
}

/** The problem with a day's hours, in short: `Monday ends before it starts.` `undefined` if there is none. */
export function dayProblem(day: Day, hours: DaySchedule): string | undefined {
  if (isDayValid(hours)) return undefined;
  const wrong = hours.ranges.find((range) => !isDayValid({ isOpen: true, ranges: [range] }));
  if (!wrong) return `${dayName(day)}’s hours overlap.`;
  return `${dayName(day)} ends ${wrong.startTime === wrong.endTime ? 'when' : 'before'} it starts.`;
}

/** The backend's text format: `Mon[9:00AM-5:00PM]; …; Sun[Closed]`, with two ranges separated by a comma. */
export function businessHoursText(schedule: WeeklySchedule): string {
  return days.map((day) => `${dayName(day).slice(0, 3)}[${hoursOfDay(schedule[day])}]`).join('; ');
}

export function daysOpenText(schedule: WeeklySchedule): string {
  return days
    .filter((day) => schedule[day].isOpen)
    .map(dayName)
    .join(', ');
}

function hoursOfDay({ isOpen, ranges }: DaySchedule): string {
  if (!isOpen || ranges.length === 0) return 'Closed';
  return ranges.map(({ startTime, endTime }) => `${startTime}-${endTime}`.replaceAll(' ', '')).join(',');
}

/** Minutes since midnight, or NaN if the label isn't a time slot. */
export function minutesOf(label: string): number {
  const slot = timeSlots.indexOf(label);
  return slot < 0 ? Number.NaN : slot * 30;
}

/** Formats minutes since midnight, such as `8:30 AM`. */
export function clockTime(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const minute = String(minutes % 60).padStart(2, '0');
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}
