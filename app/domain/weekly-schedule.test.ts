import { describe, expect, test } from 'vitest';

import {
  addBreak,
  businessHoursText,
  completeWeek,
  copyToWeekdays,
  dayProblem,
  days,
  daysOpenText,
  defaultSchedule,
  isDayValid,
  isSameWeek,
  removeBreak,
  removeRange,
  timeSlots,
  usualWeeks,
} from './weekly-schedule';
import { daySummary } from './hours-summary';

const range = (startTime: string, endTime: string) => ({ startTime, endTime });
const open = (...ranges: ReturnType<typeof range>[]) => ({ isOpen: true, ranges });

test('timeSlots has a slot every 30 minutes from 12:00 AM to 11:30 PM', () => {
  expect(timeSlots).toHaveLength(48);
  expect(timeSlots.slice(0, 3)).toEqual(['12:00 AM', '12:30 AM', '1:00 AM']);
  expect(timeSlots.slice(23, 26)).toEqual(['11:30 AM', '12:00 PM', '12:30 PM']);
  expect(timeSlots.at(-1)).toBe('11:30 PM');
});

test('formats the default week for the backend', () => {
  expect(businessHoursText(defaultSchedule())).toBe(
    'Mon[9:00AM-5:00PM]; Tue[9:00AM-5:00PM]; Wed[9:00AM-5:00PM]; Thu[9:00AM-5:00PM]; Fri[9:00AM-5:00PM]; Sat[Closed]; Sun[Closed]',
  );
  expect(daysOpenText(defaultSchedule())).toBe('Monday, Tuesday, Wednesday, Thursday, Friday');
  expect(defaultSchedule()).toMatchObject({
    friday: { isOpen: true, ranges: [range('9:00 AM', '5:00 PM')] },
    sunday: { isOpen: false, ranges: [range('9:00 AM', '5:00 PM')] },
  });
});

test('formats a day with a break as two ranges', () => {
  const text = businessHoursText(addBreak(defaultSchedule(), 'monday'));
  expect(text).toMatch(/^Mon\[9:00AM-12:00PM,1:00PM-5:00PM\]; Tue/);
});

describe('addBreak', () => {
  const withBreak = addBreak(defaultSchedule(), 'friday');

  test('splits the default day into a morning and an afternoon', () => {
    expect(withBreak.friday.ranges).toEqual([range('9:00 AM', '12:00 PM'), range('1:00 PM', '5:00 PM')]);
  });

  test.each([
    ['4:00 PM', '4:00 PM'],
    ['7:00 PM', '7:00 PM'],
    ['1:30 PM', '1:30 PM'],
    ['1:00 PM', '5:00 PM'],
    ['11:30 AM', '5:00 PM'],
    ['no time', '5:00 PM'],
  ])('leaves a day that closes at %s open until %s', (closes, after) => {
    const week = { ...defaultSchedule(), friday: open(range('8:00 AM', closes)) };
    expect(addBreak(week, 'friday').friday.ranges).toEqual([
      range('8:00 AM', '12:00 PM'),
      range('1:00 PM', after),
    ]);
  });

  test.each([
    ['2:00 PM', '8:00 PM', ['4:30 PM', '5:30 PM']],
    ['12:00 PM', '2:00 PM', ['12:30 PM', '1:30 PM']],
    ['12:30 PM', '9:00 PM', ['4:00 PM', '5:00 PM']],
  ])('divides an afternoon from %s to %s in its middle', (opens, closes, [ends, starts]) => {
    const week = { ...defaultSchedule(), friday: open(range(opens, closes)) };
    const divided = addBreak(week, 'friday');
    expect(divided.friday).toEqual(open(range(opens, ends ?? ''), range(starts ?? '', closes)));
    expect(dayProblem('friday', divided.friday)).toBeUndefined();
    expect(removeBreak(divided, 'friday')).toEqual(week);
  });

  test.each([
    ['12:00 PM', '1:30 PM'],
    ['5:00 PM', '2:00 PM'],
    ['5:00 PM', 'no time'],
  ])('does nothing to an afternoon from %s to %s', (opens, closes) => {
    const week = { ...defaultSchedule(), friday: open(range(opens, closes)) };
    expect(addBreak(week, 'friday')).toBe(week);
  });

  test('does nothing to a day that has a break', () => {
    expect(addBreak(withBreak, 'friday')).toBe(withBreak);
  });
});

describe('removeBreak', () => {
  test.each(['5:00 PM', '7:00 PM', '1:30 PM', '1:00 PM', '11:30 AM', '9:00 AM'])(
    'restores a day that closed at %s',
    (closes) => {
      const week = { ...defaultSchedule(), friday: open(range('8:00 AM', closes)) };
      expect(removeBreak(addBreak(week, 'friday'), 'friday')).toEqual(week);
    },
  );

  test('keeps a closing time that was changed after adding the break', () => {
    const friday = open(range('9:00 AM', '12:00 PM'), range('1:00 PM', '6:00 PM'));
    const week = removeBreak({ ...defaultSchedule(), friday }, 'friday');
    expect(week.friday).toEqual(open(range('9:00 AM', '6:00 PM')));
  });

  test('does nothing to a day without a break', () => {
    const week = defaultSchedule();
    expect(removeBreak(week, 'friday')).toBe(week);
  });
});

describe('removeRange', () => {
  const withBreak = addBreak(defaultSchedule(), 'friday');

  test('removes one of two ranges', () => {
    expect(removeRange(withBreak, 'friday', 1).friday.ranges).toEqual([range('9:00 AM', '12:00 PM')]);
  });

  test('ignores a range that does not exist', () => {
    expect(removeRange(withBreak, 'friday', 7)).toBe(withBreak);
  });

  test('keeps the only range of a day', () => {
    expect(removeRange(defaultSchedule(), 'friday', 0)).toEqual(defaultSchedule());
  });
});

test.each([
  ['one range', true, open(range('9:00 AM', '5:00 PM'))],
  ['touching ranges', true, open(range('9:00 AM', '12:00 PM'), range('12:00 PM', '5:00 PM'))],
  ['ranges in the wrong order', true, open(range('1:00 PM', '5:00 PM'), range('9:00 AM', '12:00 PM'))],
  ['a range that ends before it starts', false, open(range('5:00 PM', '9:00 AM'))],
  ['an empty range', false, open(range('9:00 AM', '9:00 AM'))],
  ['overlapping ranges', false, open(range('9:00 AM', '1:00 PM'), range('12:00 PM', '5:00 PM'))],
  ['an unknown start', false, open(range('9:00', '5:00 PM'))],
  ['an unknown end', false, open(range('9:00 AM', '17:00'))],
  ['a range that starts at midnight', true, open(range('12:00 AM', '12:30 AM'))],
  ['an open day without hours', false, open()],
  ['a closed day with an invalid range', true, { isOpen: false, ranges: [range('5:00 PM', '9:00 AM')] }],
])('isDayValid for %s: %s', (_case, valid, day) => expect(isDayValid(day)).toBe(valid));

test('copyToWeekdays copies a day’s hours to all weekdays, including closed ones, but not to the weekend', () => {
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
] as const)(
  'the usual week "%s" is a valid week with the hours its button promises',
  (name, weekday, saturday, sunday) => {
    const shown = usualWeeks[name].week;
    for (const day of days)
      if (shown[day].isOpen) expect(usualWeeks[name].label).toContain(daySummary(shown[day]));
    const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day) => `${day}[${weekday}]; `).join('');
    expect(businessHoursText(usualWeeks[name].week)).toBe(`${week}Sat[${saturday}]; Sun[${sunday}]`);
    expect(days.filter((day) => !isDayValid(usualWeeks[name].week[day]))).toEqual([]);
  },
);

describe('two weeks', () => {
  const week = defaultSchedule();
  const reordered = Object.fromEntries(Object.entries(week).reverse()) as typeof week; // has the same days
  const closedLater = { ...week.sunday, ranges: [{ startTime: '9:00 AM', endTime: '1:00 PM' }] };

  test.each([
    ['the same whatever the order of their days', reordered, true],
    [
      'the same if one remembers when a day closed',
      { ...week, monday: { ...week.monday, closedAt: '1:00 PM' } },
      true,
    ],
    ['different if a day is open', { ...week, sunday: { ...week.sunday, isOpen: true } }, false],
    ['different if a closed day would open at other times', { ...week, sunday: closedLater }, false],
    ['different if one has a break', addBreak(week, 'monday'), false],
  ])('are %s', (_rule, other, isSame) => expect(isSameWeek(week, other)).toBe(isSame));
});

test('a week gets the default hours on the days that it lacks', () => {
  const sunday = { isOpen: true, ranges: [{ startTime: '9:00 AM', endTime: '1:00 PM' }] };
  expect(completeWeek({ sunday })).toEqual({ ...defaultSchedule(), sunday });
});

test.each([
  [open(range('6:00 PM', '5:00 PM')), 'Monday ends before it starts.'],
  [open(range('9:00 AM', '9:00 AM')), 'Monday ends when it starts.'],
  [open(range('9:00 AM', '1:00 PM'), range('12:00 PM', '5:00 PM')), 'Monday’s hours overlap.'],
  [open(range('9:00 AM', '5:00 PM')), undefined],
  [{ isOpen: false, ranges: [range('6:00 PM', '5:00 PM')] }, undefined],
])('the problem of %j is: %s', (hours, problem) => {
  expect(dayProblem('monday', hours)).toBe(problem);
});
