import fc from 'fast-check';
import { expect, test } from 'vitest';

import { answersFrom, noAnswers } from '../app/answers/answers';
import { validAnswers } from '../app/answers/answer-text';
import { questionNames, questionOf, sentQuestions } from '../app/domain/business-questions';
import type { Question, QuestionKind } from '../app/domain/business-questions';
import { contract } from '../app/backend/contract.server';
import { errorsOf } from '../app/setup/business/business-form.server';
import { creationRequest } from '../app/setup/creation/creation-request';
import { businessData } from './body-schemas';

test('the product sends exactly the fields that the strict backend accepts', () => {
  const sent = Object.keys(contract.createAgent.body.shape.businessData.shape);
  expect(sent.sort()).toEqual(Object.keys(businessData.shape).sort());
  const derived = ['BusinessHours', 'DaysOpen', 'WeeklySchedule', 'customVoiceId'];
  expect([...sentQuestions, ...derived].sort()).toEqual(sent);
});

/** What people write, in any script: a letter may consist of several characters of Unicode. */
const letters = ['a', 'é', 'e\u0301', 'नि', '水', "'", '!', '&', '.', '/'];
const text = (length: number, unit: string[] = [...letters, '👩🏿‍🚀']) =>
  fc.string({ unit: fc.constantFrom(...unit), minLength: length, maxLength: length, size: 'max' });
const digits = (length: number) => text(length, [...'23456789']);

/** The answers to a question of each kind: of any length up to the question's own, and often of exactly that. */
const answers: Record<QuestionKind, (question: Question) => fc.Arbitrary<string>> = {
  text: ({ max }) => upTo(max, text),
  'long-text': ({ max }) => upTo(max, text),
  email: ({ max }) => upTo(max - '@a-b.example.co'.length, local).map((name) => `${name}@a-b.example.co`),
  phone: () => digits(10),
  zip: () =>
    fc.oneof(
      digits(5),
      fc.tuple(digits(5), digits(4)).map((parts) => parts.join('-')),
    ),
  miles: () => fc.integer({ min: 1, max: 500 }).map(String),
  state: chosen,
  choice: chosen,
};

function upTo(max: number, ofLength: (length: number) => fc.Arbitrary<string>) {
  return fc.oneof(fc.constant(max), fc.integer({ min: 1, max })).chain(ofLength);
}

function local(length: number) {
  return text(length, ['a', 'é', '水', "'", '!']);
}

function chosen({ options = [] }: Question) {
  return fc.constantFrom(...options.map(({ value }) => value));
}

/** Answers to all questions, derived from the kind and the length of each. */
const allAnswers = fc.record(
  Object.fromEntries(questionNames.map((name) => [name, answers[questionOf(name).kind](questionOf(name))])),
);

test('whatever the form accepts, the strict backend accepts: no answer fails the creation', () => {
  let accepted = 0;
  const tooLong = /Shorten the description/; // the number for urgent calls is added to it
  fc.assert(
    fc.property(allAnswers, (submitted) => {
      const texts = validAnswers(submitted, questionNames);
      expect(Object.keys(texts)).toEqual(questionNames);
      const answers = { ...noAnswers, fields: answersFrom(texts, 'owner') };
      const mistakes = Object.values(errorsOf(answers, questionNames)).flat();
      expect(mistakes.filter((message) => !tooLong.test(message))).toEqual([]);
      if (mistakes.length > 0) return;
      accepted += 1;
      const request = creationRequest(answers, { fillsDefaults: false });
      const { issues = [] } = businessData.safeParse(request.businessData).error ?? {};
      expect(issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([]);
    }),
    { numRuns: 30 },
  );
  expect(accepted).toBeGreaterThan(5);
});
