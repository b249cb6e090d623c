import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { answersFrom, goesToCustomers, hasWebsite, noAnswers, textsOf } from '~/answers/answers';
import { contactOf, customerOf } from '~/answers/contact';
import type { Answers } from '~/answers/answers';
import { answersFromStored, answersToStore, storedAnswers } from '~/answers/stored-answers';
import { hoursSummary } from '~/domain/hours-summary';
import { addBreak, defaultSchedule, mapDays, timeSlots } from '~/domain/weekly-schedule';
import { readFormerRecord, withFormerRecord } from './former-record.server';

const rivera: Answers = {
  ...noAnswers,
  fields: answersFrom(
    {
      BusinessName: 'Rivera Plumbing',
      BusinessPhoneNumber: '512-555-0100',
      TimeZone: 'America/Chicago',
      ServiceType: 'Travel to Customer',
      ServiceRangeMiles: '25',
      BusinessDescription: 'Water heaters: 3 hours\nTrip charge: $89',
      UrgentCallsNumber: '512-555-0199',
      BusinessAddressStreet: '1 Main St',
      BusinessAddressCity: 'Austin',
      BusinessAddressState: 'TX',
      BusinessAddressZipcode: '78701',
    },
    'owner',
  ),
  hours: { value: addBreak(defaultSchedule(), 'monday'), source: 'owner' },
  trade: { value: 'plumbing', source: 'owner' },
};

const lateOpening = { isOpen: true, ranges: [{ startTime: '6:00 PM', endTime: '2:00 AM' }] };

/** The answers that this release reads from a record of the one before. */
function answersOf(former: object): Answers {
  const { answers } = z.object({ answers: storedAnswers }).parse(readFormerRecord(former));
  return answersFromStored(answers);
}

/** What an instance of this release reads once one of the release before has saved the record. */
function readAgain(answers: Answers): Answers {
  const { answers: _dropped, ...former } = withFormerRecord({ answers: answersToStore(answers) });
  return answersOf(former);
}

describe('a record that the release before has saved', () => {
  test.each<[string, Partial<Answers>]>([
    ['the owner’s email', { email: 'ana@rivera.example' }],
    [
      'the business’s email',
      { fields: { ...rivera.fields, ...answersFrom({ BusinessEmail: 'a@b.example' }, 'website') } },
    ],
    ['a guessed email', { websiteAddress: 'https://www.rivera.example' }],
    ['a website and an email', { websiteAddress: 'https://rivera.example', email: 'ana@rivera.example' }],
    ['no email', {}],
    ['another trade', { trade: { value: '', source: 'owner' } }],
    ['no hours', { hours: undefined }],
    ['the same hours every day', { hours: { value: mapDays(() => lateOpening), source: 'owner' } }],
    ['only a name', { ...noAnswers, fields: answersFrom({ BusinessName: 'Rivera' }, 'owner') }],
    ['nothing', noAnswers],
  ])('still has what the pages of an owner with %s show', (_what, changes) => {
    const before = { ...rivera, ...changes };
    const after = readAgain(before);
    expect({ ...textsOf(after), BusinessEmail: '' }).toEqual({ ...textsOf(before), BusinessEmail: '' });
    expect(customerOf(after)).toEqual(customerOf(before));
    expect(contactOf(after)).toEqual(contactOf(before));
    expect(hasWebsite(after)).toBe(hasWebsite(before));
    expect(goesToCustomers(after)).toBe(goesToCustomers(before));
    expect([after.trade?.value, after.hours && hoursSummary(after.hours.value)]).toEqual([
      before.trade?.value,
      before.hours && hoursSummary(before.hours.value),
    ]);
  });

  test('still has the same hours, whatever they are', () => {
    const time = fc.constantFrom(...timeSlots);
    const range = fc.record({ startTime: time, endTime: time });
    const day = fc.record({ isOpen: fc.boolean(), ranges: fc.array(range, { minLength: 1, maxLength: 2 }) });
    const week = fc.record({
      monday: day,
      tuesday: day,
      wednesday: day,
      thursday: day,
      friday: day,
      saturday: day,
      sunday: day,
    });
    fc.assert(
      fc.property(week, (value) => {
        const { hours } = readAgain({ ...rivera, hours: { value, source: 'owner' } });
        expect(hours && hoursSummary(hours.value)).toBe(hoursSummary(value));
      }),
    );
  });
});

test('a record of the release before may have only a name, only an address, or neither', () => {
  const nothing = { ...noAnswers, hours: undefined, trade: undefined, email: undefined };
  const place = { email: 'ana@rivera.example', address: '1 Main St', city: '', state: '', zipCode: '' };
  expect(answersOf({})).toEqual(nothing);
  expect(answersOf({ knows: { businessName: 'Rivera' } })).toEqual({
    ...nothing,
    fields: answersFrom({ BusinessName: 'Rivera' }, 'owner'),
  });
  expect(answersOf({ handover: { businessName: 'Rivera', ...place } })).toEqual({
    ...nothing,
    fields: answersFrom({ BusinessName: 'Rivera', BusinessAddressStreet: '1 Main St' }, 'owner'),
    email: 'ana@rivera.example',
  });
});

test('hours and trade of the release before count as the owner’s', () => {
  const hours = 'Mon-Fri 9-5, Sat 9 AM-12 PM and 1 PM-3:30 PM, closed Sun';
  const { hours: read, trade } = answersOf({ knows: { businessName: '', hours, trade: 'dental' } });
  expect(trade).toEqual({ value: 'dental', source: 'owner' });
  const weekday = { isOpen: true, ranges: [{ startTime: '9:00 AM', endTime: '5:00 PM' }] };
  const saturday = [
    { startTime: '9:00 AM', endTime: '12:00 PM' },
    { startTime: '1:00 PM', endTime: '3:30 PM' },
  ];
  expect(read).toEqual({
    source: 'owner',
    value: {
      ...mapDays(() => weekday),
      saturday: { isOpen: true, ranges: saturday },
      sunday: { isOpen: false, ranges: [] },
    },
  });
});

test.each([
  ['plumbing', 'plumbing'],
  ['hair salon', 'hair-salon'],
  ['', ''],
])('the trade of a record is its slug: %s is %s', (trade, slug) => {
  expect(answersOf({ knows: { businessName: 'Rivera', trade } }).trade?.value).toBe(slug);
});
