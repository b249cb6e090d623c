import { describe, expect, test } from 'vitest';

import { defaultSchedule, schedulePreset } from '~/domain/weekly-schedule';
import { answersFrom, noAnswers } from './answers';
import type { Answers, Source } from './answers';
import { acceptGuesses, dropNewGuesses, editAnswers, submittedAnswers } from './submitted-answers';
import type { SubmittedValues } from './submitted-answers';

const unchanged: SubmittedValues = {
  fields: { BusinessPhoneNumber: '512-555-0100' },
  hours: defaultSchedule(),
  trade: 'dental',
  consentAt: null,
};

function shownFrom(source: Source): Answers {
  return {
    ...noAnswers,
    fields: answersFrom({ BusinessPhoneNumber: '512-555-0100' }, source),
    hours: { value: defaultSchedule(), source },
    trade: { value: 'dental', source },
  };
}

describe('a submitted form', () => {
  test.each(['owner', 'website', 'guess'] as const)('keeps the source %s of unchanged answers', (source) => {
    expect(submittedAnswers(unchanged, shownFrom(source))).toEqual(shownFrom(source));
  });

  test.each(['owner', 'website', 'guess'] as const)(
    'makes changed answers the owner’s, from %s',
    (source) => {
      const hours = schedulePreset('always');
      const changed = {
        fields: { BusinessPhoneNumber: '512-555-0111' },
        hours,
        trade: 'legal',
        consentAt: null,
      };
      expect(submittedAnswers(changed, shownFrom(source))).toEqual({
        ...noAnswers,
        fields: answersFrom({ BusinessPhoneNumber: '512-555-0111' }, 'owner'),
        hours: { value: hours, source: 'owner' },
        trade: { value: 'legal', source: 'owner' },
      });
    },
  );

  test('keeps the source of a phone number that only has another notation', () => {
    const typed = { ...unchanged, fields: { BusinessPhoneNumber: '(512) 555 0100' } };
    expect(submittedAnswers(typed, shownFrom('website'))).toEqual(shownFrom('website'));
  });

  test('makes an emptied answer an empty one of the owner', () => {
    const { fields } = submittedAnswers({ ...unchanged, fields: {} }, shownFrom('website'));
    expect(fields).toEqual({ BusinessPhoneNumber: { value: '', source: 'owner' } });
  });

  test('without a question for the trade keeps it, unless it was a guess', () => {
    const withoutTrade = { ...unchanged, trade: undefined };
    expect(submittedAnswers(withoutTrade, shownFrom('owner')).trade?.value).toBe('dental');
    expect(submittedAnswers(withoutTrade, shownFrom('guess')).trade).toBeUndefined();
  });

  test('keeps the date of the first consent, and drops it with the consent', () => {
    const first = '2026-11-23T08:00:00Z';
    const shown = { ...shownFrom('owner'), consent: { given: true, at: first } };
    const again = submittedAnswers({ ...unchanged, consentAt: '2026-11-24T08:00:00Z' }, shown);
    expect(again.consent).toEqual({ given: true, at: first });
    expect(submittedAnswers(unchanged, shown).consent).toEqual({ given: false, at: null });
  });
});

test('accepted guesses are the owner’s, and the website’s answers stay the website’s', () => {
  expect(acceptGuesses(shownFrom('guess'))).toEqual(shownFrom('owner'));
  expect(acceptGuesses(shownFrom('website'))).toEqual(shownFrom('website'));
});

test('leaving a form keeps the owner’s answers and drops guesses that were not saved', () => {
  expect(dropNewGuesses(shownFrom('owner'), noAnswers)).toEqual(shownFrom('owner'));
  expect(dropNewGuesses(shownFrom('guess'), noAnswers)).toEqual(noAnswers);
  expect(dropNewGuesses(shownFrom('guess'), shownFrom('website'))).toEqual(shownFrom('website'));
  expect(dropNewGuesses(shownFrom('guess'), shownFrom('owner'))).toEqual(noAnswers);
});

test('editing answers makes the changed ones the owner’s and keeps the others', () => {
  const edited = editAnswers(shownFrom('website'), { BusinessDescription: 'We fix leaks.' });
  expect(edited.fields).toEqual({
    ...shownFrom('website').fields,
    BusinessDescription: { value: 'We fix leaks.', source: 'owner' },
  });
});
