import { days } from '../../app/domain/weekly-schedule';
import type { WeeklySchedule } from '../../app/domain/weekly-schedule';
import { openFieldName, timeFieldName } from '../../app/setup/business/schedule-form';

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
