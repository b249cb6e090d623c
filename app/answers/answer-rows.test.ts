import { describe, expect, test } from 'vitest';

import { questionOf } from '~/domain/business-questions';
import { defaultSchedule } from '~/domain/weekly-schedule';
import { answerRows, summaryRows } from './answer-rows';
import { answersFrom, noAnswers } from './answers';
import type { AnswersAndGuesses } from './answers';

const rivera: AnswersAndGuesses = {
  ...noAnswers,
  fields: {
    ...answersFrom(
      {
        BusinessName: 'Rivera Plumbing',
        ServiceType: 'Travel to Customer',
        ServiceRangeMiles: '25',
        BusinessDescription: 'We fix leaks.',
        BusinessAddressStreet: '1 Main St',
        BusinessAddressCity: 'Austin',
        BusinessAddressState: 'TX',
        BusinessAddressZipcode: '78701',
      },
      'owner',
    ),
    ...answersFrom({ BusinessPhoneNumber: '512-555-0100' }, 'website'),
  },
  hours: { value: defaultSchedule(), source: 'website' },
  trade: { value: 'plumbing', source: 'guess' },
  consent: { given: true, at: '2026-11-24T08:00:00Z' },
};

describe('all rows', () => {
  const row = (answers: AnswersAndGuesses, name: string) =>
    answerRows(answers).find((each) => each.name === name);

  test.each([
    ['BusinessName', 'Rivera Plumbing', 'owner'],
    ['BusinessPhoneNumber', '512-555-0100', 'website'],
    ['ServiceRangeMiles', '25 miles', 'owner'],
    ['BusinessEmail', '', undefined],
  ] as const)('have %s as %j, from: %s', (name, text, source) => {
    expect(row(rivera, name)).toEqual({ name, label: questionOf(name).label, text, source });
  });

  test('have trade, hours and text messages with their sources', () => {
    expect(answerRows(rivera).slice(-3)).toEqual([
      { name: 'trade', label: 'Trade', text: 'Plumbing', source: 'guess' },
      {
        name: 'hours',
        label: 'Opening Hours',
        text: 'Mon-Fri 9:00 AM-5:00 PM, closed weekends',
        source: 'website',
      },
      { name: 'smsConsent', label: 'Text Messages', text: 'Yes', source: 'owner' },
    ]);
  });

  test('say what happens without an answer: another trade, its usual hours, no text messages', () => {
    expect(answerRows(noAnswers).slice(-3)).toEqual([
      { name: 'trade', label: 'Trade', text: 'Something else', source: undefined },
      {
        name: 'hours',
        label: 'Opening Hours',
        text: 'Mon-Fri 9:00 AM-5:00 PM, closed weekends',
        source: undefined,
      },
      { name: 'smsConsent', label: 'Text Messages', text: 'No', source: undefined },
    ]);
  });

  test('leave out the service range of a business whose customers come to it', () => {
    const fields = { ...rivera.fields, ...answersFrom({ ServiceType: 'Fixed Location' }, 'owner') };
    expect(row({ ...rivera, fields }, 'ServiceRangeMiles')).toBeUndefined();
  });
});

describe('the summary', () => {
  const linesOf = (answers: AnswersAndGuesses) =>
    summaryRows(answers).map(({ label, text }) => `${label}: ${text}`);

  test('has a row for each kind of detail, and the answers of an address and of the service on one', () => {
    expect(linesOf(rivera)).toEqual([
      'Hours: Mon-Fri 9:00 AM-5:00 PM, closed weekends',
      'Phone: 512-555-0100',
      'Service: Travel to Customer, within 25 miles',
      'Address: 1 Main St, Austin, TX 78701',
      'Trade: Plumbing',
    ]);
    expect(summaryRows(rivera).map(({ name, source }) => [name, source])).toEqual([
      ['hours', 'website'],
      ['BusinessPhoneNumber', 'website'],
      ['ServiceType', 'owner'],
      ['BusinessAddressStreet', 'owner'],
      ['trade', 'guess'],
    ]);
  });

  test('leaves out a service range that is invalid', () => {
    const fields = answersFrom({ ServiceType: 'Travel to Customer', ServiceRangeMiles: 'abc' }, 'owner');
    expect(linesOf({ ...noAnswers, fields })).toEqual(['Service: Travel to Customer']);
  });

  test('begins an address with its first known part, under that question’s name', () => {
    const fields = answersFrom({ BusinessAddressCity: 'Austin', BusinessAddressState: 'TX' }, 'website');
    expect(summaryRows({ ...noAnswers, fields })).toEqual([
      { name: 'BusinessAddressCity', label: 'Address', text: 'Austin, TX', source: 'website' },
    ]);
  });

  test('is empty without answers, and for a business of another trade', () => {
    expect(summaryRows(noAnswers)).toEqual([]);
    expect(summaryRows({ ...noAnswers, trade: { value: '', source: 'owner' } })).toEqual([]);
  });
});
