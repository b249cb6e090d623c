import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  applyEdit,
  parseEdit,
  scheduleFromForm,
  serializeEdit,
  timeField,
  isOpenField,
} from '~/set-up/business/schedule-form';
import {
  addBreak,
  copyToWeekdays,
  businessHoursText,
  days,
  daysOpenText,
  defaultSchedule,
  isDayValid,
  removeRange,
  timeSlots,
} from './weekly-schedule';

const range = (startTime: string, endTime: string) => ({ startTime, endTime });
const open = (...ranges: ReturnType<typeof range>[]) => ({ isOpen: true, ranges });

test('slots run every 30 minutes from 12:00 AM to 11:30 PM', { tags: ['3.lists.3', '9.hours'] }, () => {
  expect(timeSlots).toHaveLength(48);
  expect(timeSlots.slice(0, 3)).toEqual(['12:00 AM', '12:30 AM', '1:00 AM']);
  expect(timeSlots.slice(23, 26)).toEqual(['11:30 AM', '12:00 PM', '12:30 PM']);
  expect(timeSlots.at(-1)).toBe('11:30 PM');
});

describe('text', () => {
  test('of the default week', { tags: ['3.business.4', '3.business.5', '3.schedule.2'] }, () => {
    expect(businessHoursText(defaultSchedule())).toBe(
      'Mon[9:00AM-5:00PM]; Tue[9:00AM-5:00PM]; Wed[9:00AM-5:00PM]; Thu[9:00AM-5:00PM]; Fri[9:00AM-5:00PM]; Sat[Closed]; Sun[Closed]',
    );
    expect(daysOpenText(defaultSchedule())).toBe('Monday, Tuesday, Wednesday, Thursday, Friday');
  });

  test('of a day with a break', { tags: ['3.business.4'] }, () => {
    const text = businessHoursText(addBreak(defaultSchedule(), 'monday'));
    expect(text).toMatch(/^Mon\[9:00AM-12:00PM,1:00PM-5:00PM\]; Tue/);
  });
});

describe('breaks', () => {
  test('a break splits the day, once', { tags: ['4.hours.2', '4.hours.6'] }, () => {
    const once = addBreak(defaultSchedule(), 'friday');
    expect(once.friday.ranges).toEqual([range('9:00 AM', '12:00 PM'), range('1:00 PM', '5:00 PM')]);
    expect(addBreak(once, 'friday')).toBe(once);
  });

  test('removing keeps at least one range', { tags: ['4.hours.3'] }, () => {
    const schedule = addBreak(defaultSchedule(), 'friday');
    expect(removeRange(schedule, 'friday', 1).friday.ranges).toEqual([range('9:00 AM', '12:00 PM')]);
    expect(removeRange(schedule, 'friday', 7)).toBe(schedule);
    expect(removeRange(defaultSchedule(), 'friday', 0)).toEqual(defaultSchedule());
  });
});

describe('validity', () => {
  test.each([
    ['a plain day', open(range('9:00 AM', '5:00 PM')), true],
    ['touching ranges', open(range('9:00 AM', '12:00 PM'), range('12:00 PM', '5:00 PM')), true],
    ['ranges in the wrong order', open(range('1:00 PM', '5:00 PM'), range('9:00 AM', '12:00 PM')), true],
    ['end before start', open(range('5:00 PM', '9:00 AM')), false],
    ['no time at all', open(range('9:00 AM', '9:00 AM')), false],
    ['overlap', open(range('9:00 AM', '1:00 PM'), range('12:00 PM', '5:00 PM')), false],
    ['an unknown label', open(range('9:00', '17:00')), false],
    ['a closed day with nonsense', { isOpen: false, ranges: [range('5:00 PM', '9:00 AM')] }, true],
  ])('%s', { tags: ['D.hours'] }, (_name, day, valid) => expect(isDayValid(day)).toBe(valid));
});

describe('form', () => {
  test('reads checkboxes and ranges back', { tags: ['3.schedule.1', '4.hours.1'] }, () => {
    const form = new FormData();
    form.set(isOpenField('sunday'), 'on');
    form.set(timeField('sunday', 0, 'startTime'), '10:00 AM');
    form.set(timeField('sunday', 0, 'endTime'), 'late');
    const schedule = scheduleFromForm(form);
    expect(schedule.sunday).toEqual(open(range('10:00 AM', '5:00 PM')));
    expect(schedule.monday.isOpen).toBe(false);
  });

  test('edits survive the trip through a button value', { tags: ['4.hours.2', '4.hours.3'] }, () => {
    const edits = [
      { type: 'add-break', day: 'monday' } as const,
      { type: 'remove', day: 'sunday', index: 1 } as const,
    ];
    for (const edit of edits) expect(parseEdit(serializeEdit(edit))).toEqual(edit);
  });

  test(
    'any button value gives a schedule with one or two ranges a day',
    { tags: ['4.hours.6', '9.hours'] },
    () => {
      fc.assert(
        fc.property(
          fc.oneof(fc.string(), fc.constantFrom('remove:monday:-1', 'remove:monday:NaN', 'add-break:sunday')),
          (value) => {
            const edit = parseEdit(value);
            const schedule = edit
              ? applyEdit(addBreak(defaultSchedule(), 'monday'), edit)
              : defaultSchedule();
            for (const day of days) expect(schedule[day].ranges.length).toBeGreaterThanOrEqual(1);
          },
        ),
      );
    },
  );
});

test('a day’s hours are copied to the weekdays, closed ones included, and the weekend stays', () => {
  const monday = { isOpen: true, ranges: [{ startTime: '8:00 AM', endTime: '4:00 PM' }] };
  const week = { ...defaultSchedule(), monday, friday: { ...monday, isOpen: false } };
  const copied = copyToWeekdays(week, 'monday');
  expect(copied.friday).toEqual(monday);
  expect(copied.tuesday).toEqual(monday);
  expect(copied.saturday).toEqual(week.saturday);
});
