import fc from 'fast-check';
import { expect, test } from 'vitest';

import { mapDays, timeSlots } from '~/domain/weekly-schedule';
import { scheduleFields } from '../../../tests/setup/schedule-fields';
import { closedAtFieldName, scheduleFromForm, timeFieldName, timeLabel } from './schedule-form';

const range = (startTime: string, endTime: string) => ({ startTime, endTime });

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
