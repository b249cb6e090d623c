import { describe, expect, test } from 'vitest';

import { days, openingHoursMessage } from '~/domain/weekly-schedule';
import { businessSchema } from './business-form.server';

const weekdays = Object.fromEntries(
  days.map((day) => [day, { isOpen: 'on', ranges: [{ startTime: '9:00 AM', endTime: '5:00 PM' }] }]),
);

/** The messages by field, for a form with these answers and a valid week. */
function errorsOf(values: Record<string, unknown>): Record<string, string> {
  const { error } = businessSchema(['BusinessName']).safeParse({
    BusinessName: 'Rivera',
    WeeklySchedule: weekdays,
    ...values,
  });
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
}

const mistyped = { BusinessName: '', BusinessPhoneNumber: '12', TimeZone: 'Mars' };
const invalidFields = ['BusinessName', 'BusinessPhoneNumber', 'TimeZone'];

test('a valid form has its answers in the stored notation', () => {
  const values = {
    BusinessName: ' Rivera ',
    BusinessPhoneNumber: '(512) 555 0100',
    WeeklySchedule: weekdays,
  };
  expect(businessSchema([]).parse(values)).toMatchObject({
    BusinessName: 'Rivera',
    BusinessPhoneNumber: '512-555-0100',
  });
});

describe('rules for several answers', () => {
  const travels = { ServiceType: 'Travel to Customer', ServiceRangeMiles: 'far' };
  const full = { BusinessDescription: 'x'.repeat(1000), UrgentCallsNumber: '512-555-0177' };

  test('an invalid range is an error only if the business travels to its customers', () => {
    expect(Object.keys(errorsOf(travels))).toEqual(['ServiceRangeMiles']);
    expect(errorsOf({ ...travels, ServiceType: 'Fixed Location' })).toEqual({});
  });

  test('a description must leave space for the line with the number for urgent calls', () => {
    expect(errorsOf(full).BusinessDescription).toMatch(/^Shorten the description/);
    expect(errorsOf({ ...full, UrgentCallsNumber: '' })).toEqual({});
  });

  test('a description that is too long by itself has one error', () => {
    expect(errorsOf({ ...full, BusinessDescription: 'x'.repeat(1001) }).BusinessDescription).toMatch(/1,000/);
  });

  test('are reported together with invalid fields', () => {
    expect(Object.keys(errorsOf({ ...mistyped, ...travels, ...full })).sort()).toEqual(
      [...invalidFields, 'BusinessDescription', 'ServiceRangeMiles'].sort(),
    );
  });
});

test('an open day must have valid hours, a closed one need not, and invalid fields don’t hide it', () => {
  const ranges = [{ startTime: '5:00 PM', endTime: '9:00 AM' }];
  const week = { ...weekdays, monday: { isOpen: 'on', ranges }, sunday: { ranges } };
  expect(errorsOf({ ...mistyped, WeeklySchedule: week })).toMatchObject({
    'WeeklySchedule.monday': openingHoursMessage,
  });
  expect(Object.keys(errorsOf({ WeeklySchedule: week }))).toEqual(['WeeklySchedule.monday']);
});
