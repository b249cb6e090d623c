import { describe, expect, test } from 'vitest';

import { questionGroups } from '~/content/faq/questions';
import { resultText, searchQuestions } from './search-questions';

const question = {
  id: 'unsure',
  question: 'What happens when it doesn’t know the answer?',
  keywords: ['guess'],
  answer: 'It takes a message. Café owners too.',
};

describe('matching a question', () => {
  test.each(['', '   ', 'MESSAGE', 'answer message', "doesn't", 'cafe', 'mess', 'guess', '.*'])(
    'finds the question by %j',
    (query) => expect(searchQuestions(query, [question]).isNearest).toBe(false),
  );

  test('counts what was found', () => {
    const counted = [1, 2].map((count) =>
      searchQuestions(
        'guess',
        Array.from({ length: count }, () => question),
      ),
    );
    expect(counted.map((result) => resultText('guess', result))).toEqual([
      '1 question found',
      '2 questions found',
    ]);
    expect(resultText(' ', searchQuestions(' ', [question]))).toBe('');
  });

  test('does not match a question that lacks one of the words', () => {
    expect(searchQuestions('answer price', [question]).isNearest).toBe(true);
  });
});

const all = questionGroups
  .flatMap(({ entries }) => entries)
  .map(({ id, question: title, keywords }) => ({ id, question: title, keywords, answer: '' }));

/** Each row is a query that buyers type and the id of the question that answers it. */
test.each([
  ['how much', 'cost'],
  ['cost', 'cost'],
  ['refund', 'refund'],
  ['cancel', 'cancel'],
  ['insurance', 'insurance'],
  ['HIPAA', 'privileged'],
  ['hippa', 'privileged'],
  ['secure', 'secure'],
  ['credit card', 'card-charged'],
  ['Spanish', 'spanish'],
  ['Spanish', 'languages'],
  ['español', 'spanish'],
  ['bilingual', 'spanish'],
  ['language', 'languages'],
  ['two vans', 'several-technicians'],
  ['technicians', 'several-technicians'],
  ['Google Calendar', 'integrations'],
  ['Dentrix', 'integrations'],
  ['api', 'agencies'],
  ['zapier', 'agencies'],
  ['agency', 'agencies'],
  ['developers', 'agencies'],
  ['clients', 'agencies'],
  ['client', 'agencies'],
  ['two locations', 'locations'],
  ['locations', 'locations'],
  ['franchise', 'locations'],
  ['spanish greeting', 'spanish-setup'],
  ['setup in spanish', 'spanish-setup'],
  ['voicemail', 'voicemail'],
  ['human', 'human'],
  ['Smith.ai', 'other-ai'],
  ['goodcall', 'other-ai'],
  ['OpenPhone', 'other-ai'],
  ['Rosie', 'other-ai'],
  ['hang up', 'hang-up'],
])('finds the question that answers %j', (query, id) => {
  const { found, isNearest } = searchQuestions(query, all);
  expect([isNearest, found.map((entry) => entry.id)]).toEqual([false, expect.arrayContaining([id])]);
});

test('finds only the question about hanging up for "hang up", which answers mention too', () => {
  const withAnswers = all.map((entry) => ({ ...entry, answer: 'It tells the caller to hang up.' }));
  expect(searchQuestions('hang up', withAnswers).found.map(({ id }) => id)).toEqual(['hang-up']);
});

test.each([
  ['calender', 'multiple-calendars'],
  ['refunds policy', 'refund'],
  ['insurrance', 'insurance'],
])('offers the three nearest questions for %j', (query, id) => {
  const result = searchQuestions(query, all);
  expect(result).toMatchObject({ isNearest: true });
  expect(result.found).toHaveLength(3);
  expect(result.found.map((entry) => entry.id)).toContain(id);
  expect(resultText(query, result)).toMatch(/^No exact match/);
});

test.each(['asdfqwer', 'xyz', '1234', 'lawn mower', 'bitcoin'])(
  'says that nothing was found for %j',
  (query) => {
    const result = searchQuestions(query, all);
    expect(result).toEqual({ found: [], isNearest: true });
    expect(resultText(query, result)).toBe('Nothing found. Try other words.');
  },
);
