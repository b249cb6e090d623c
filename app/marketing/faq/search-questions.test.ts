import { expect, test } from 'vitest';

import { questionGroups } from './question-groups';
import { resultText, searchQuestions } from './search-questions';

const question = {
  id: 'unsure',
  question: 'What happens when it doesn’t know the answer?',
  keywords: ['guess'],
  answer: 'It takes a message. Café owners too.',
};
const tags = ['2.faq.1', 'D.faq.search'];

test.each([
  ['', true],
  ['   ', true],
  ['MESSAGE', true],
  ['answer message', true],
  ["doesn't", true],
  ['cafe', true],
  ['mess', true],
  ['guess', true],
  ['.*', true],
  ['answer price', false],
])('%j matches: %s', { tags }, (query, matches) => {
  expect(searchQuestions(query, [question]).isNearest).toBe(!matches);
});

const all = questionGroups
  .flatMap(({ entries }) => entries)
  .map(({ id, question: title, keywords = [] }) => ({ id, question: title, keywords, answer: '' }));

/** What buyers type, and the question that answers it. */
test.each([
  ['how much', 'cost'],
  ['cost', 'cost'],
  ['refund', 'refund'],
  ['cancel', 'cancel'],
  ['insurance', 'insurance'],
  ['HIPAA', 'privileged'],
  ['secure', 'secure'],
  ['credit card', 'card-charged'],
  ['Spanish', 'languages'],
  ['Google Calendar', 'integrations'],
  ['Dentrix', 'integrations'],
  ['voicemail', 'voicemail'],
  ['human', 'human'],
  ['hang up', 'hang-up'],
])('finds the answer to %j', { tags }, (query, id) => {
  const { found, isNearest } = searchQuestions(query, all);
  expect([isNearest, found.map((entry) => entry.id)]).toEqual([false, expect.arrayContaining([id])]);
});

test.each([
  ['calender', 'multiple-calendars'],
  ['refunds policy', 'refund'],
  ['insurrance', 'insurance'],
])('offers the three nearest questions for %j', { tags }, (query, id) => {
  const result = searchQuestions(query, all);
  expect(result.isNearest).toBe(true);
  expect(result.found).toHaveLength(3);
  expect(result.found.map((entry) => entry.id)).toContain(id);
  expect(resultText(query, result)).toMatch(/^No exact match/);
});
