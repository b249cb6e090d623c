import { describe, expect, test } from 'vitest';

import { trades } from '~/content/trades/trades';
import { hoursSummary } from '~/domain/hours-summary';
import { addBreak, businessHoursText, defaultSchedule, mapDays } from '~/domain/weekly-schedule';
import { parseAnswer } from '~/answers/answer-text';
import { applyEdit, parseEdit, serializeEdit } from './schedule-form';
import { appendLines } from './starter-lines';
import { isUsualHours, usualHours } from '~/answers/guesses';

test.each([
  [['1', '25', '500'], true],
  [['0', '501', '5000', '1.5', '2x', 'x2', '', '-1'], false],
])('a service range of %j miles is valid: %s', (typed, may) => {
  for (const miles of typed) expect(parseAnswer('ServiceRangeMiles', miles)).toBe(may ? miles : null);
});

test('a ZIP code has five digits or nine', () => {
  const readZip = (typed: string) => parseAnswer('BusinessAddressZipcode', typed);
  expect(['78701', '78701-1234'].map(readZip)).toEqual(['78701', '78701-1234']);
  for (const wrong of ['7870', '787011', '78701-12', '78701-12345', 'ABCDE', '78701 x'])
    expect(readZip(wrong), wrong).toBeNull();
});

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

test('adds a line only if the description stays within 100 characters, counting an emoji as one', () => {
  const description = '👩‍🔧'.repeat(95);
  expect(appendLines(description, ['Jobs'], 100)).toBe(`${description}\nJobs`);
  expect(appendLines(description, ['Roofs'], 100)).toBeNull();
});

test('the usual hours of a trade count as a guess until they are changed', () => {
  expect(hoursSummary(usualHours('dental'))).toBe('Mon-Fri 8-5, closed weekends');
  expect(hoursSummary(usualHours('hair-salon'))).toMatch(/Sat .* closed Sun/);
  expect(usualHours(undefined)).toEqual(defaultSchedule());
  for (const { slug } of trades) expect(isUsualHours(usualHours(slug)), slug).toBe(true);
  expect(isUsualHours(defaultSchedule())).toBe(true);
  expect(isUsualHours(addBreak(usualHours('dental'), 'monday'))).toBe(false);
});
