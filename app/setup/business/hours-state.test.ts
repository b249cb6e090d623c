import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { addBreak, businessHoursText, days, defaultSchedule, usualWeeks } from '~/domain/weekly-schedule';
import { applyEdit, initialHours, nextHours } from './hours-state';
import type { HoursAction, HoursEdit, HoursState } from './hours-state';

const week = defaultSchedule();
const after = (...actions: HoursAction[]): HoursState => actions.reduce(nextHours, initialHours(week));

describe('the hours of the form', () => {
  test('start with the values of the form at hydration', () => {
    const state = after({ type: 'read', schedule: usualWeeks.always.week });
    expect(state).toEqual({ ...initialHours(week), schedule: usualWeeks.always.week });
  });

  test('are not copied from a day that ends before it starts, until that day is changed', () => {
    const monday = { isOpen: true, ranges: [{ startTime: '6:00 PM', endTime: '5:00 PM' }] };
    const wrong = { type: 'read', schedule: { ...week, monday } } as const;
    const copied = after(wrong, { type: 'edit', edit: { type: 'copy', day: 'monday' } });
    expect(copied.invalidDay).toBe('monday');
    expect(copied.schedule.tuesday).toEqual(week.tuesday);
    expect(nextHours(copied, { ...wrong, schedule: week }).invalidDay).toBeNull();
  });

  test('count clicks on buttons and name the day that the last one changed', () => {
    const state = after(
      { type: 'edit', edit: { type: 'add-break', day: 'friday' } },
      { type: 'edit', edit: { type: 'remove', day: 'friday', index: 0 } },
    );
    expect(state).toMatchObject({ edits: 2, lastDay: 'friday', isChosen: true });
    expect(nextHours(state, { type: 'edit', edit: { type: 'usual', week: 'daily' } }).lastDay).toBeNull();
  });

  test('offer the week before a usual one until another button is clicked', () => {
    const daily = after({ type: 'edit', edit: { type: 'usual', week: 'daily' } });
    expect(daily.weekBefore).toEqual(week);
    const restored = nextHours(daily, { type: 'edit', edit: { type: 'restore', schedule: week } });
    expect(restored).toMatchObject({ schedule: week, weekBefore: null, isChosen: false });
  });
});

describe('a response of the server', () => {
  const withBreak = addBreak(week, 'friday');
  const sunday = { ...week.sunday, isOpen: true };
  const typed = { type: 'read', schedule: { ...week, sunday } } as const;
  const respond = {
    type: 'respond',
    schedule: withBreak,
    edited: 'friday',
    weekBefore: null,
  } as const;

  test('replaces the hours if the server changed them', () => {
    expect(after(typed, respond)).toMatchObject({ schedule: withBreak, edits: 1, lastDay: 'friday' });
  });

  test('with hours guessed from a new trade isn’t an edit, which would be saved again', () => {
    const state = after({ ...respond, edited: 'week' });
    expect(state).toMatchObject({ schedule: withBreak, edits: 0, lastDay: null });
  });

  test.each([
    ['it only repeats what was sent', { ...respond, edited: undefined }],
    ['it repeats what was rendered before', { ...respond, schedule: structuredClone(week) }],
  ])('keeps hours that were changed in the meantime if %s', (_why, response) => {
    const state = after(typed, response);
    expect(state.schedule.sunday).toMatchObject({ isOpen: true });
    expect(state.edits).toBe(0);
  });
});

describe('an edit', () => {
  const withBreak = addBreak(week, 'monday');
  const monday = (hours: string) => businessHoursText(withBreak).replace(/Mon\[.*?\]/, `Mon[${hours}]`);

  test.each<[HoursEdit, string]>([
    [{ type: 'add-break', day: 'tuesday' }, businessHoursText(addBreak(withBreak, 'tuesday'))],
    [{ type: 'remove', day: 'monday', index: 0 }, monday('1:00PM-5:00PM')],
    [{ type: 'remove', day: 'monday', index: 1 }, monday('9:00AM-12:00PM')],
    [{ type: 'copy', day: 'tuesday' }, businessHoursText(week)],
    [{ type: 'remove-break', day: 'monday' }, businessHoursText(week)],
    [{ type: 'restore', schedule: week }, businessHoursText(week)],
    [{ type: 'usual', week: 'always' }, businessHoursText(usualWeeks.always.week)],
  ])('%j changes the hours', (edit, hours) => {
    expect(businessHoursText(applyEdit(withBreak, edit))).toBe(hours);
  });

  test('leaves a range on each day, in whatever order', () => {
    const edit = fc.record({
      type: fc.constantFrom('add-break' as const, 'remove-break' as const, 'copy' as const),
      day: fc.constantFrom(...days),
    });
    const removal = fc.record({
      type: fc.constant('remove' as const),
      day: fc.constantFrom(...days),
      index: fc.integer({ min: -1, max: 2 }),
    });
    fc.assert(
      fc.property(fc.array(fc.oneof(edit, removal)), (edits) => {
        const schedule = edits.reduce<typeof week>(applyEdit, withBreak);
        for (const day of days) expect(schedule[day].ranges.length).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});
