import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  addBreak,
  businessHoursText,
  days,
  defaultSchedule,
  mapDays,
  timeSlots,
} from '~/domain/weekly-schedule';
import {
  applyEdit,
  closedAtFieldName,
  parseEdit,
  scheduleFromForm,
  scheduleFields,
  serializeEdit,
  timeFieldName,
  timeLabel,
} from './schedule-form';
import type { HoursEdit } from './schedule-form';

const range = (startTime: string, endTime: string) => ({ startTime, endTime });

describe('the value of a button that edits the hours', () => {
  const week = addBreak(defaultSchedule(), 'monday');
  const monday = (hours: string) => businessHoursText(week).replace(/Mon\[.*?\]/, `Mon[${hours}]`);

  test.each([
    ['add-break:tuesday', businessHoursText(addBreak(week, 'tuesday'))],
    ['remove:monday:0', monday('1:00PM-5:00PM')],
    ['remove:monday:1', monday('9:00AM-12:00PM')],
    ['copy:tuesday', businessHoursText(defaultSchedule())],
    ['remove-break:monday', businessHoursText(defaultSchedule())],
    [serializeEdit({ type: 'restore', schedule: week }), businessHoursText(week)],
    ['usual:always', businessHoursText(mapDays(() => ({ isOpen: true, ranges: [allDay] })))],
  ])('%s changes the hours', (value, hours) => {
    const edit = parseEdit(value);
    expect(edit && businessHoursText(applyEdit(week, edit))).toBe(hours);
  });

  test.each<HoursEdit>([
    { type: 'add-break', day: 'tuesday' },
    { type: 'remove-break', day: 'monday' },
    { type: 'copy', day: 'sunday' },
    { type: 'remove', day: 'monday', index: 1 },
    { type: 'usual', week: 'always' },
    { type: 'restore', schedule: week },
  ])('stands for the edit %j', (edit) => expect(parseEdit(serializeEdit(edit))).toEqual(edit));

  const weekOf = (...parts: string[]) => `restore:${parts.join('_')}`;
  const six = Array.from({ length: 6 }, () => '1.18.34');

  test.each([
    ['only six days', weekOf(...six)],
    ['eight days', weekOf(...six, '1.18.34', '1.18.34')],
    ['a day without times', weekOf(...six, '1')],
    ['a day with three times', weekOf(...six, '1.18.24.34')],
    ['a time that is no slot', weekOf(...six, '1.18.99')],
    ['a text for a time', weekOf(...six, '1.18.late')],
  ])('is ignored if its week has %s', (_what, value) => expect(parseEdit(value)).toBeNull());

  const none = [
    '',
    'usual',
    'usual:',
    'usual:toString',
    'remove:someday:0',
    'clear:monday',
    'restore:1.18.99',
  ];
  test.each(none)('%j is ignored', (value) => expect(parseEdit(value)).toBeNull());
});

const allDay = { startTime: '12:00 AM', endTime: '11:30 PM' };

test('scheduleFromForm reads back each day as submitted', () => {
  const slot = fc.constantFrom(...timeSlots);
  const day = fc.record({
    isOpen: fc.boolean(),
    ranges: fc.array(fc.record({ startTime: slot, endTime: slot }), { minLength: 1, maxLength: 2 }),
  });
  const week = fc.record(mapDays(() => day));
  fc.assert(
    fc.property(week, (sent) => {
      const form = new FormData();
      for (const [name, value] of scheduleFields(sent)) form.set(name, value);
      expect(scheduleFromForm(form)).toEqual(sent);
    }),
  );
});

test('scheduleFromForm reads the closing time before a break, if it is a time', () => {
  const formWith = (closedAt: string) => {
    const form = new FormData();
    form.set(closedAtFieldName('monday'), closedAt);
    return form;
  };
  expect(scheduleFromForm(formWith('6:00 PM'))?.monday.closedAt).toBe('6:00 PM');
  expect(scheduleFromForm(formWith('late'))?.monday).not.toHaveProperty('closedAt');
});

test('a form without fields for hours has none', () => {
  const form = new FormData();
  form.set('BusinessName', 'Rivera');
  expect([scheduleFromForm(form), scheduleFromForm(null)]).toEqual([null, null]);
});

test('each select says whose opening or closing time it is', () => {
  expect([timeLabel('monday', 0, 'startTime'), timeLabel('sunday', 0, 'endTime')]).toEqual([
    'Monday opens',
    'Sunday closes',
  ]);
  expect(timeLabel('monday', 1, 'startTime')).toBe('Monday opens again');
});

test('scheduleFromForm replaces an invalid time with the default', () => {
  const form = new FormData();
  form.set(timeFieldName('sunday', 0, 'startTime'), 'early');
  form.set(timeFieldName('sunday', 0, 'endTime'), 'late');
  expect(scheduleFromForm(form)?.sunday.ranges).toEqual([range('9:00 AM', '5:00 PM')]);
  expect(scheduleFromForm(form)?.monday).toEqual({ isOpen: false, ranges: [range('9:00 AM', '5:00 PM')] });
});

test('no sequence of edits leaves a day without a range', () => {
  const values = fc.oneof(
    fc.string(),
    fc.constantFrom('remove:monday:-1', 'remove:monday:0', 'remove:sunday:0'),
  );
  const withBreak = addBreak(defaultSchedule(), 'monday');
  fc.assert(
    fc.property(fc.array(values), (submitted) => {
      const edits = submitted.flatMap((value) => parseEdit(value) ?? []);
      const schedule = edits.reduce(applyEdit, withBreak);
      for (const day of days) expect(schedule[day].ranges.length).toBeGreaterThanOrEqual(1);
    }),
  );
});
