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
  [week({}), 'Mon-Fri 9:00 AM-5:00 PM, closed weekends'],
  [everyDay('9:00 AM', '5:00 PM'), 'Every day 9:00 AM-5:00 PM'],
  [mapDays(() => shut), 'Closed every day'],
  [
    week({ saturday: { isOpen: true, ranges: [range('9:00 AM', '1:00 PM')] } }),
    'Mon-Fri 9:00 AM-5:00 PM, Sat 9:00 AM-1:00 PM, closed Sun',
  ],
  [week({ wednesday: shut }), 'Mon-Tue 9:00 AM-5:00 PM, Thu-Fri 9:00 AM-5:00 PM, closed Wed and weekends'],
  [
    week({ monday: { isOpen: true, ranges: [range('8:30 AM', '12:00 PM'), range('1:00 PM', '5:00 PM')] } }),
    'Mon 8:30 AM-12:00 PM and 1:00 PM-5:00 PM, Tue-Fri 9:00 AM-5:00 PM, closed weekends',
  ],
  [week({ sunday: { ...shut, isOpen: true } }), 'Mon-Fri 9:00 AM-5:00 PM, Sun 9:00 AM-5:00 PM, closed Sat'],
])('hoursSummary summarizes a week on one line (case %#)', (schedule, line) => {
  expect(hoursSummary(schedule)).toBe(line);
});
