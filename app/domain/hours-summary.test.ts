import { expect, it } from 'vitest';

import { hoursSummary } from './hours-summary';
import { defaultSchedule, mapDays } from './weekly-schedule';
import type { WeeklySchedule } from './weekly-schedule';

const range = (startTime: string, endTime: string) => ({ startTime, endTime });
const week = (changes: Partial<WeeklySchedule>): WeeklySchedule => ({ ...defaultSchedule(), ...changes });
const everyDay = (startTime: string, endTime: string) =>
  mapDays(() => ({ isOpen: true, ranges: [range(startTime, endTime)] }));
const shut = { isOpen: false, ranges: [range('9:00 AM', '5:00 PM')] };

it.each([
  [week({}), 'Mon-Fri 9-5, closed weekends'],
  [everyDay('9:00 AM', '5:00 PM'), 'Every day 9-5'],
  [mapDays(() => shut), 'Closed every day'],
  [
    week({ saturday: { isOpen: true, ranges: [range('9:00 AM', '1:00 PM')] } }),
    'Mon-Fri 9-5, Sat 9-1, closed Sun',
  ],
  [week({ wednesday: shut }), 'Mon-Tue 9-5, Thu-Fri 9-5, closed Wed and weekends'],
  [
    week({ monday: { isOpen: true, ranges: [range('8:30 AM', '12:00 PM'), range('1:00 PM', '5:00 PM')] } }),
    'Mon 8:30 AM-12 PM and 1 PM-5 PM, Tue-Fri 9-5, closed weekends',
  ],
  [everyDay('7:00 AM', '7:00 PM'), 'Every day 7-7'],
  [everyDay('9:00 AM', '10:00 PM'), 'Every day 9 AM-10 PM'],
  [everyDay('5:00 PM', '11:30 PM'), 'Every day 5 PM-11:30 PM'],
  [everyDay('12:00 AM', '5:00 PM'), 'Every day 12 AM-5 PM'],
  [everyDay('9:00 AM', '11:30 AM'), 'Every day 9 AM-11:30 AM'],
  [week({ sunday: { ...shut, isOpen: true } }), 'Mon-Fri 9-5, Sun 9-5, closed Sat'],
])('hoursSummary summarizes a week on one line (case %#)', (schedule, line) => {
  expect(hoursSummary(schedule)).toBe(line);
});
