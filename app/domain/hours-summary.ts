import { dayName, days } from './weekly-schedule';
import type { Day, DaySchedule, TimeRange, WeeklySchedule } from './weekly-schedule';

/** Summarizes a week on one line: `Mon-Fri 9:00 AM-5:00 PM, closed weekends`. */
export function hoursSummary(schedule: WeeklySchedule): string {
  const runs = groupDays((day) => daySummary(schedule[day]));
  const open = runs.filter(({ text }) => text !== closed);
  if (open.length === 0) return 'Closed every day';
  const closedRuns = runs.filter(({ text }) => text === closed);
  const parts = open.map(({ from, to, text }) => `${runName(from, to)} ${text}`);
  const closedNames = closedRuns.map(({ from, to }) => closedRunName(from, to));
  if (closedNames.length > 0) parts.push(`closed ${closedNames.join(' and ')}`);
  return parts.join(', ');
}

const closed = 'closed';

/** Consecutive days with the same hours. */
interface Run {
  from: Day;
  to: Day;
  text: string;
}

function groupDays(format: (day: Day) => string): Run[] {
  return days.reduce<Run[]>((runs, day) => {
    const last = runs.at(-1);
    const text = format(day);
    return last?.text === text
      ? [...runs.slice(0, -1), { ...last, to: day }]
      : [...runs, { from: day, to: day, text }];
  }, []);
}

function runName(from: Day, to: Day): string {
  if (from === 'monday' && to === 'sunday') return 'Every day';
  return from === to ? shortName(from) : `${shortName(from)}-${shortName(to)}`;
}

function closedRunName(from: Day, to: Day): string {
  return from === 'saturday' && to === 'sunday' ? 'weekends' : runName(from, to);
}

function shortName(day: Day): string {
  return dayName(day).slice(0, 3);
}

/** `9:00 AM-12:00 PM and 1:00 PM-5:00 PM`, or `closed`. */
export function daySummary({ isOpen, ranges }: DaySchedule): string {
  return isOpen && ranges.length > 0 ? ranges.map(rangeSummary).join(' and ') : closed;
}

/** `1:00 PM-5:00 PM`. */
export function rangeSummary({ startTime, endTime }: TimeRange): string {
  return `${startTime}-${endTime}`;
}
