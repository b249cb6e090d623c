import { describe, expect, test } from 'vitest';

import { defaultSchedule, mapDays, usualWeeks } from '~/domain/weekly-schedule';
import { readHoursEdit } from './business-edits.server';
import type { HoursEdit } from './hours-state';

describe('the value of a button that edits the hours', () => {
  test.each<HoursEdit>([
    { type: 'add-break', day: 'tuesday' },
    { type: 'remove', day: 'monday', index: 1 },
    { type: 'usual', week: 'always' },
    { type: 'restore', schedule: usualWeeks.saturday.week },
  ])('is the edit as JSON: %j', (edit) => expect(readHoursEdit(JSON.stringify(edit))).toEqual(edit));

  const withoutMonday = { ...defaultSchedule(), monday: undefined };
  const tooEarly = mapDays(() => ({ isOpen: true, ranges: [{ startTime: 'early', endTime: '5:00 PM' }] }));
  const withoutRanges = mapDays(() => ({ isOpen: true, ranges: [] }));
  test.each([
    '',
    'copy:monday',
    ...[
      { type: 'clear', day: 'monday' },
      { type: 'copy', day: 'someday' },
      { type: 'remove', day: 'monday', index: '0' },
      { type: 'usual', week: 'toString' },
      ...[withoutMonday, tooEarly, withoutRanges].map((schedule) => ({ type: 'restore', schedule })),
    ].map((edit) => JSON.stringify(edit)),
  ])('is ignored if it is none of ours: %s', (value) => expect(readHoursEdit(value)).toBeNull());
});
