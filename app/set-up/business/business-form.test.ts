import { describe, expect, test } from 'vitest';

import { trades } from '~/content/trades/trades';
import { dental } from '~/content/trades/dental';
import { hoursSummary } from '~/domain/hours-summary';
import { addBreak, businessHoursText, defaultSchedule, mapDays } from '~/domain/weekly-schedule';
import type { BusinessField } from '~/domain/business-questions';
import { readFieldValue } from './field-value';
import { applyEdit, parseEdit, scheduleErrors } from './schedule-form';
import { parseStarter, starterTopics, starterValue, withLines } from './starter-lines';
import { isWeekOfTrade, weekOfTrade } from './trade-week';

test.each<[BusinessField, string, string | null]>([
  ['BusinessName', 'Rivera', 'Rivera'],
  ['BusinessPhoneNumber', '(512) 555-0100', '512-555-0100'],
  ['BusinessEmail', 'desk@rivera.example', 'desk@rivera.example'],
  ['BusinessEmail', 'desk', null],
  ['BusinessAddressState', 'texas', 'TX'],
  ['BusinessAddressZipcode', '78701-0001', '78701-0001'],
  ['BusinessAddressZipcode', '7870', null],
  ['TimeZone', 'America/Denver', 'America/Denver'],
  ['TimeZone', 'Mars/Olympus', null],
  ...['1', '25', '500'].map((miles): [BusinessField, string, string] => ['ServiceRangeMiles', miles, miles]),
  ...['0', '501', '5000', '1.5', '2x', 'x2', '', '-1'].map((miles): [BusinessField, string, null] => [
    'ServiceRangeMiles',
    miles,
    null,
  ]),
])('%s typed as %j is sent as %j', { tags: ['D.numbers'] }, (name, typed, sent) =>
  expect(readFieldValue(name, typed)).toBe(sent),
);

describe('a button of the hours', { tags: ['4.hours.2', '4.hours.3'] }, () => {
  const week = addBreak(defaultSchedule(), 'monday');
  const monday = (hours: string) => businessHoursText(week).replace(/Mon\[.*?\]/, `Mon[${hours}]`);

  test.each([
    ['add-break:tuesday', businessHoursText(addBreak(week, 'tuesday'))],
    ['remove:monday:0', monday('1:00PM-5:00PM')],
    ['remove:monday:1', monday('9:00AM-12:00PM')],
    ['copy:tuesday', businessHoursText(defaultSchedule())],
    ['usual:always', businessHoursText(mapDays(() => ({ isOpen: true, ranges: [allDay] })))],
  ])('%s does what it says', (value, hours) => {
    const edit = parseEdit(value);
    expect(edit && businessHoursText(applyEdit(week, edit))).toBe(hours);
  });

  test.each(['', 'usual', 'usual:', 'usual:toString', 'remove:someday:0', 'clear:monday', 7, null])(
    '%j is none',
    (value) => expect(parseEdit(value)).toBeNull(),
  );
});

const allDay = { startTime: '12:00 AM', endTime: '11:30 PM' };

test('a day whose hours make no sense is named', { tags: ['D.hours'] }, () => {
  const friday = { isOpen: true, ranges: [{ startTime: '5:00 PM', endTime: '9:00 AM' }] };
  expect(scheduleErrors({ ...defaultSchedule(), friday })).toEqual({
    'WeeklySchedule.friday': ['Friday: Opening hours must end after they start and must not overlap.'],
  });
});

describe('what a trade begins with', () => {
  test('is its week, which counts as a guess until it is changed', () => {
    expect(hoursSummary(weekOfTrade('dental'))).toBe('Mon-Fri 8-5, closed weekends');
    expect(hoursSummary(weekOfTrade('hair-salon'))).toMatch(/Sat .* closed Sun/);
    expect(weekOfTrade(undefined)).toEqual(defaultSchedule());
    for (const { slug } of trades) expect(isWeekOfTrade(weekOfTrade(slug)), slug).toBe(true);
    expect(isWeekOfTrade(defaultSchedule())).toBe(true);
    expect(isWeekOfTrade(addBreak(weekOfTrade('dental'), 'monday'))).toBe(false);
  });

  test('are lines, one or all of them, that no other value gives', () => {
    for (const { topic } of starterTopics)
      expect(parseStarter(starterValue(dental, topic))).toEqual([dental.starter[topic]]);
    expect(parseStarter(starterValue(dental, 'all'))).toEqual(
      starterTopics.map(({ topic }) => dental.starter[topic]),
    );
    for (const value of ['dental', 'dental:', 'dental:constructor', 'cars:all', null, new Blob()])
      expect(parseStarter(value)).toEqual([]);
  });

  test.each([
    ['', ['one', 'two'], 'one\ntwo'],
    ['We are open. \n', ['one'], 'We are open.\none'],
    ['one\ntwo', ['one', 'three'], 'one\ntwo\nthree'],
    ['12345', ['78901'], null],
    ['1234', ['67890'], '1234\n67890'],
  ])('comes to %j as lines of its own, as far as they fit', (text, lines, longer) =>
    expect(withLines(text, lines, text.startsWith('1') ? 10 : 100)).toBe(longer),
  );
});
