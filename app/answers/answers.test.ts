import { describe, expect, test } from 'vitest';

import {
  acceptGuesses,
  answersFrom,
  goesToCustomers,
  hasDetails,
  mergeAnswers,
  noAnswers,
  takeOwnersAnswers,
  textsOf,
} from './answers';
import type { Answer, Answers, AnswersAndGuesses, Source } from './answers';

const owner: Answer = { value: 'Austin', source: 'owner' };
const emptied: Answer = { value: '', source: 'owner' };
const website: Answer = { value: 'Boston', source: 'website' };
const guess: Answer<string, Source> = { value: 'Chicago', source: 'guess' };

const answersWith = (answer: Answer<string, Source> | undefined): AnswersAndGuesses => ({
  ...noAnswers,
  fields: answer ? { BusinessAddressCity: answer } : {},
  trade: answer,
});

describe('of two answers to a question', () => {
  test.each([
    ['the owner’s beats the website’s', owner, website, owner],
    ['the owner’s beats a guess', owner, guess, owner],
    ['the website’s beats a guess', website, guess, website],
    ['an empty one of the owner beats the website’s', emptied, website, emptied],
    ['the only one counts', undefined, guess, guess],
    ['none gives none', undefined, undefined, undefined],
  ])('%s, in either order', (_rule, one, other, expected) => {
    for (const merged of [
      mergeAnswers(answersWith(one), answersWith(other)),
      mergeAnswers(answersWith(other), answersWith(one)),
    ]) {
      expect(merged.fields.BusinessAddressCity).toEqual(expected);
      expect(merged.trade).toEqual(expected);
    }
  });

  test('the first one counts if both have the same source', () => {
    const other: Answer = { value: 'Denver', source: 'owner' };
    expect(mergeAnswers(answersWith(other), answersWith(owner)).fields.BusinessAddressCity).toEqual(other);
  });
});

test('merging keeps consent, address and email of the first answers, and fills in a missing address and email', () => {
  const consent = { given: true, at: '2026-11-24T08:00:00Z' };
  const first: Answers = { ...noAnswers, consent, email: 'ana@rivera.example' };
  const second: Answers = { ...noAnswers, email: 'b@b.example', websiteAddress: 'https://rivera.example' };
  expect(mergeAnswers(first, second)).toMatchObject({
    consent,
    email: 'ana@rivera.example',
    websiteAddress: 'https://rivera.example',
  });
  const ofOtherSite = { ...first, websiteAddress: 'https://other.example' };
  expect(mergeAnswers(ofOtherSite, second).websiteAddress).toBe(ofOtherSite.websiteAddress);
});

test('empty texts are no answers', () => {
  expect(answersFrom({ BusinessName: 'Rivera', BusinessAddressCity: '' }, 'website')).toEqual({
    BusinessName: { value: 'Rivera', source: 'website' },
  });
  expect(textsOf(answersWith(emptied))).toEqual({});
});

test.each([
  ['the owner’s', owner, true],
  ['the website’s', website, true],
  ['an emptied one', emptied, false],
])('whether %s answer counts as a detail: %j gives %s', (_whose, answer, counts) => {
  expect(hasDetails({ ...noAnswers, fields: { BusinessAddressCity: answer } })).toBe(counts);
});

test.each([
  ['Travel to Customer', 'dental', true],
  ['Fixed Location', 'plumbing', false],
  ['', 'dental', false],
  ['', 'plumbing', true],
])('the service type “%s” of the trade %s: the business goes to its customers: %s', (type, slug, goes) => {
  const fields = answersFrom({ ServiceType: type }, 'owner');
  expect(goesToCustomers({ ...noAnswers, fields, trade: { value: slug, source: 'owner' } })).toBe(goes);
});

describe('answers that are saved', () => {
  test('have accepted guesses as the owner’s, and keep the website’s', () => {
    expect(acceptGuesses(answersWith(guess))).toEqual(answersWith({ ...guess, source: 'owner' }));
    expect(acceptGuesses(answersWith(website))).toEqual(answersWith(website));
  });

  test.each([
    ['the owner’s', owner, undefined, owner],
    ['an emptied one', emptied, website, emptied],
    ['not one that the owner took back', undefined, owner, undefined],
    ['not a guess instead of one that the owner took back', guess, owner, undefined],
    ['not a new guess', guess, undefined, undefined],
    ['not a new one of the website', website, undefined, undefined],
    ['one of the website that is saved already', guess, website, website],
  ])('without validation are only the owner’s: %s', (_which, submitted, saved, kept) => {
    const before = { ...noAnswers, fields: saved ? { BusinessAddressCity: saved } : {}, trade: saved };
    expect(takeOwnersAnswers(answersWith(submitted), before)).toEqual(answersWith(kept));
  });
});
