import { dayName, days } from './weekly-schedule';
import type { Day, DaySchedule, WeeklySchedule } from './weekly-schedule';

/** `Mon-Fri 9-5, closed weekends`. */
export function hoursSummary(schedule: WeeklySchedule): string {
  const runs = runsOf((day) => textOf(schedule[day]));
  const open = runs.filter(({ text }) => text !== closed);
  if (open.length === 0) return 'Closed every day';
  const shut = runs.filter(({ text }) => text === closed).map(({ from, to }) => shutName(from, to));
  const parts = open.map(({ from, to, text }) => `${runName(from, to)} ${text}`);
  return [...parts, ...(shut.length > 0 ? [`closed ${shut.join(' and ')}`] : [])].join(', ');
}

const closed = 'closed';

interface Run {
  from: Day;
  to: Day;
  text: string;
}

function runsOf(say: (day: Day) => string): Run[] {
  return days.reduce<Run[]>((runs, day) => {
    const last = runs.at(-1);
    const text = say(day);
    return last?.text === text
      ? [...runs.slice(0, -1), { ...last, to: day }]
      : [...runs, { from: day, to: day, text }];
  }, []);
}

function runName(from: Day, to: Day): string {
  if (from === 'monday' && to === 'sunday') return 'Every day';
  return from === to ? shortName(from) : `${shortName(from)}-${shortName(to)}`;
}

function shutName(from: Day, to: Day): string {
  return from === 'saturday' && to === 'sunday' ? 'weekends' : runName(from, to);
}

function shortName(day: Day): string {
  return dayName(day).slice(0, 3);
}

function textOf({ isOpen, ranges }: DaySchedule): string {
  if (!isOpen || ranges.length === 0) return closed;
  return ranges
    .map(({ startTime, endTime }) =>
      ranges.length === 1 && isWorkingDay(startTime, endTime)
        ? `${short(startTime)}-${short(endTime)}`
        : `${hour(startTime)}-${hour(endTime)}`,
    )
    .join(' and ');
}

/** From the morning to the afternoon: nobody takes 9-5 for a night. */
function isWorkingDay(startTime: string, endTime: string): boolean {
  return /^([6-9]|1[01]):\d\d AM$/.test(startTime) && endTime.endsWith('PM');
}

function hour(time: string): string {
  return time.replace(':00', '');
}

function short(time: string): string {
  return hour(time).replace(/ [AP]M$/, '');
}
