import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  applyEdit,
  parseEdit,
  scheduleFromForm,
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
  usualWeek,
} from './weekly-schedule';

const range = (startTime: string, endTime: string) => ({ startTime, endTime });
const open = (...ranges: ReturnType<typeof range>[]) => ({ isOpen: true, ranges });

test('slots run every 30 minutes from 12:00 AM to 11:30 PM', { tags: ['3.lists.3', '9.hours'] }, () => {
  expect(timeSlots).toHaveLength(48);
  expect(timeSlots.slice(0, 3)).toEqual(['12:00 AM', '12:30 AM', '1:00 AM']);
  expect(timeSlots.slice(23, 26)).toEqual(['11:30 AM', '12:00 PM', '12:30 PM']);
  expect(timeSlots.at(-1)).toBe('11:30 PM');
});

test('the default week as text', { tags: ['3.business.4', '3.business.5', '3.schedule.2'] }, () => {
  expect(businessHoursText(defaultSchedule())).toBe(
    'Mon[9:00AM-5:00PM]; Tue[9:00AM-5:00PM]; Wed[9:00AM-5:00PM]; Thu[9:00AM-5:00PM]; Fri[9:00AM-5:00PM]; Sat[Closed]; Sun[Closed]',
  );
  expect(daysOpenText(defaultSchedule())).toBe('Monday, Tuesday, Wednesday, Thursday, Friday');
});

test('a day with a break as text', { tags: ['3.business.4'] }, () => {
  const text = businessHoursText(addBreak(defaultSchedule(), 'monday'));
  expect(text).toMatch(/^Mon\[9:00AM-12:00PM,1:00PM-5:00PM\]; Tue/);
});

test('a break splits the day, once', { tags: ['4.hours.2', '4.hours.6'] }, () => {
  const once = addBreak(defaultSchedule(), 'friday');
  expect(once.friday.ranges).toEqual([range('9:00 AM', '12:00 PM'), range('1:00 PM', '5:00 PM')]);
  expect(addBreak(once, 'friday')).toBe(once);
  const early = { ...defaultSchedule(), friday: open(range('8:00 AM', '4:00 PM')) };
  expect(addBreak(early, 'friday').friday).toEqual(
    open(range('8:00 AM', '12:00 PM'), range('1:00 PM', '5:00 PM')),
  );
});

test('removing keeps at least one range', { tags: ['4.hours.3'] }, () => {
  const schedule = addBreak(defaultSchedule(), 'friday');
  expect(removeRange(schedule, 'friday', 1).friday.ranges).toEqual([range('9:00 AM', '12:00 PM')]);
  expect(removeRange(schedule, 'friday', 7)).toBe(schedule);
  expect(removeRange(defaultSchedule(), 'friday', 0)).toEqual(defaultSchedule());
});

test.each([
  ['a plain day', open(range('9:00 AM', '5:00 PM')), true],
  ['touching ranges', open(range('9:00 AM', '12:00 PM'), range('12:00 PM', '5:00 PM')), true],
  ['ranges in the wrong order', open(range('1:00 PM', '5:00 PM'), range('9:00 AM', '12:00 PM')), true],
  ['end before start', open(range('5:00 PM', '9:00 AM')), false],
  ['no time at all', open(range('9:00 AM', '9:00 AM')), false],
  ['overlap', open(range('9:00 AM', '1:00 PM'), range('12:00 PM', '5:00 PM')), false],
  ['an unknown start', open(range('9:00', '5:00 PM')), false],
  ['an unknown end', open(range('9:00 AM', '17:00')), false],
  ['a day from midnight', open(range('12:00 AM', '12:30 AM')), true],
  ['an open day without hours', open(), false],
  ['a closed day with nonsense', { isOpen: false, ranges: [range('5:00 PM', '9:00 AM')] }, true],
])('a day is valid or not: %s', { tags: ['D.hours'] }, (_name, day, valid) =>
  expect(isDayValid(day)).toBe(valid),
);

test('a form brings back each day as it was sent', { tags: ['3.schedule.1', '4.hours.1'] }, () => {
  const slot = fc.constantFrom(...timeSlots);
  const day = fc.record({
    isOpen: fc.boolean(),
    ranges: fc.array(fc.record({ startTime: slot, endTime: slot }), { minLength: 1, maxLength: 2 }),
  });
  const week = fc.record(Object.fromEntries(days.map((name) => [name, day])));
  fc.assert(
    fc.property(week, (sent) => {
      const form = new FormData();
      for (const name of days) {
        if (sent[name]?.isOpen) form.set(isOpenField(name), 'on');
        for (const [at, { startTime, endTime }] of (sent[name]?.ranges ?? []).entries()) {
          form.set(timeField(name, at, 'startTime'), startTime);
          form.set(timeField(name, at, 'endTime'), endTime);
        }
      }
      expect(scheduleFromForm(form)).toEqual(sent);
    }),
  );
});

test('a form takes the usual time for one that no browser offers', { tags: ['3.schedule.1'] }, () => {
  const form = new FormData();
  form.set(timeField('sunday', 0, 'startTime'), 'early');
  form.set(timeField('sunday', 0, 'endTime'), 'late');
  expect(scheduleFromForm(form).sunday.ranges).toEqual([range('9:00 AM', '5:00 PM')]);
  expect(scheduleFromForm(form).monday).toEqual({ isOpen: false, ranges: [range('9:00 AM', '5:00 PM')] });
});

test('no button value leaves a day without hours', { tags: ['4.hours.6', '9.hours'] }, () => {
  const values = fc.oneof(
    fc.string(),
    fc.constantFrom('remove:monday:-1', 'remove:monday:0', 'remove:sunday:0'),
  );
  const twice = addBreak(defaultSchedule(), 'monday');
  fc.assert(
    fc.property(fc.array(values), (pressed) => {
      const edits = pressed.flatMap((value) => parseEdit(value) ?? []);
      const schedule = edits.reduce(applyEdit, twice);
      for (const day of days) expect(schedule[day].ranges.length).toBeGreaterThanOrEqual(1);
    }),
  );
});

test('a day’s hours are copied to the weekdays, closed ones included, and the weekend stays', () => {
  const monday = { isOpen: true, ranges: [{ startTime: '8:00 AM', endTime: '4:00 PM' }] };
  const week = { ...defaultSchedule(), monday, friday: { ...monday, isOpen: false } };
  const { saturday, sunday } = week;
  const copied = { monday, tuesday: monday, wednesday: monday, thursday: monday, friday: monday };
  expect(copyToWeekdays(week, 'monday')).toEqual({ ...copied, saturday, sunday });
});

test.each([
  ['weekdays', '9:00AM-5:00PM', 'Closed', 'Closed'],
  ['saturday', '9:00AM-5:00PM', '9:00AM-12:00PM', 'Closed'],
  ['daily', '9:00AM-5:00PM', '9:00AM-5:00PM', '9:00AM-5:00PM'],
  ['always', '12:00AM-11:30PM', '12:00AM-11:30PM', '12:00AM-11:30PM'],
] as const)('the button “%s” gives the week of its name', (name, weekday, saturday, sunday) => {
  const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day) => `${day}[${weekday}]; `).join('');
  expect(businessHoursText(usualWeek(name))).toBe(`${week}Sat[${saturday}]; Sun[${sunday}]`);
  expect(days.every((day) => isDayValid(usualWeek(name)[day]))).toBe(true);
});
