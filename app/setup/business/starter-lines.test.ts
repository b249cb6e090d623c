import { describe, expect, test } from 'vitest';

import type { StarterTopic } from '~/content/trades/trade';
import { hasBlanks } from '~/answers/answer-text';
import { tradeBySlug, trades } from '~/content/trades/trades';
import type { AnswerTexts } from '~/domain/business-questions';
import {
  appendLines,
  blankFieldName,
  blankFieldNames,
  chosenLines,
  firstEmptyBlank,
  starterLines,
  starterTopics,
  starterValue,
  topicLabel,
  unaddedLines,
  unaddedMessage,
} from './starter-lines';
import type { Blanks } from './starter-lines';

/** Its line about prices has three blanks; its other lines have none. */
const dental = tradeBySlug('dental') ?? expect.fail('no such trade');
const noBlanks = starterTopics.filter((topic) => topic !== 'prices');

function words(...each: string[]): Blanks {
  return Object.fromEntries(each.map((word, index) => [blankFieldName('prices', index), word]));
}

const urgentNumber = { UrgentCallsNumber: '512-555-0177' };

const complete = words('$150', '$90', 'Delta');
const [one, two, three, four] = dental.starter.prices.split('__');
const filled = `${one}$150${two}$90${three}Delta${four}`;

describe('a suggested line', () => {
  const textOf = (trade: string, wanted: StarterTopic, blanks: Blanks) =>
    starterLines(trade, blanks).find(({ topic }) => topic === wanted)?.text;

  test('has the owner’s words in its blanks', () => {
    expect(textOf('dental', 'prices', complete)).toBe(filled);
    expect(textOf('dental', 'prices', words('', '', ''))).toBe(dental.starter.prices);
    expect(textOf('dental', 'jobs', complete)).toBe(dental.starter.jobs);
  });

  test.each([
    ['dental', words('', '90'), 'Without insurance: cleaning $90. Benefits are verified by the office.'],
    ['plumbing', words('', '149'), 'Drain clearing from $149. Anything bigger needs an estimate visit.'],
    ['plumbing', words('79, cash'), 'Trip charge: $79, cash, credited to the repair. Anything bigger'],
    ['hair-salon', words('', '30'), 'Men’s cut $30. Corrections after a consult.'],
    ['veterinary', words('60'), 'Exam $60. Vaccines and tests are extra. We see: dogs, cats.'],
  ])('of %s lacks the parts with empty blanks once it is begun: %j', (trade, blanks, start) => {
    expect(textOf(trade, 'prices', blanks)).toMatch(new RegExp(`^${start.replaceAll(/[$.]/g, '\\$&')}`));
  });

  test('keeps a part in which only some blanks have words', () => {
    expect(textOf('landscaping', 'prices', words('45'))).toSatisfy(hasBlanks);
  });

  test('has a field for each of its blanks', () => {
    const prices = starterLines('dental', {}).find(({ topic }) => topic === 'prices');
    expect(prices?.blankNames).toEqual(Object.keys(complete));
    expect(blankFieldNames).toEqual(expect.arrayContaining(Object.keys(complete)));
  });
});

describe('the button that adds', () => {
  const button = (topic: StarterTopic | 'all', blanks: Blanks) =>
    chosenLines(starterValue(dental, topic), blanks, urgentNumber);

  test('one line adds it once its blanks are filled in', () => {
    expect(button('prices', complete)).toEqual({ lines: [filled], unfilled: [], needingNumber: [] });
    expect(button('prices', {})).toEqual({ lines: [], unfilled: ['prices'], needingNumber: [] });
    expect(button('urgent', {})).toEqual({ lines: [dental.starter.urgent], unfilled: [], needingNumber: [] });
  });

  test('all lines adds those without blanks, in the order of the page', () => {
    const others = noBlanks.map((topic) => dental.starter[topic]);
    expect(button('all', {})).toEqual({ lines: others, unfilled: ['prices'], needingNumber: [] });
    expect(button('all', complete).lines).toEqual([others[0], filled, ...others.slice(1)]);
  });

  test.each(trades.map(({ slug }) => slug))(
    'all lines of %s leaves out where urgent calls go, as long as nobody gave a number',
    (slug) => {
      const all = (texts: AnswerTexts) => chosenLines(`${slug}:all`, {}, texts);
      const line = tradeBySlug(slug)?.starter.transfer ?? expect.fail('no such trade');
      expect(all({}).lines).not.toContain(line);
      expect(all({})[hasBlanks(line) ? 'unfilled' : 'needingNumber']).toContain('transfer');
      for (const texts of [
        urgentNumber,
        { BusinessDescription: 'Call 512-555-0177.' },
        { BusinessDescription: line },
      ])
        expect(all(texts).needingNumber).toEqual([]);
    },
  );

  test('where urgent calls go adds it without a number: the field below then asks for one', () =>
    expect(chosenLines('dental:transfer', {}, {}).lines).toEqual([dental.starter.transfer]));

  test.each(['', 'dental', 'dental:', 'dental:hours', 'no-trade:all'])('%j adds none', (value) =>
    expect(chosenLines(value, complete, urgentNumber)).toEqual({
      lines: [],
      unfilled: [],
      needingNumber: [],
    }),
  );
});

describe('the lines that the owner began to fill in without adding them', () => {
  const topicsOf = (blanks: Blanks, added: string[] = [], trade = 'dental') =>
    unaddedLines({ trade, blanks, added }).map(({ topic }) => topic);

  test('are those with a word in any blank', () => {
    expect(topicsOf(complete)).toEqual(['prices']);
    expect(topicsOf(words('', '90'))).toEqual(['prices']);
    expect(topicsOf(words('', '', ''))).toEqual([]);
  });

  test('don’t include a line that was added before, also if the owner has changed it since', () =>
    expect(topicsOf(complete, [filled])).toEqual([]));

  test('are none for an unknown trade', () => expect(topicsOf(complete, [], 'no-trade')).toEqual([]));

  test.each([
    [words('$150'), 1],
    [words('$150', '$90'), 2],
    [words('', '$90'), 0],
    [complete, 0],
  ])('lead to the first blank without a word: of %j it is %i', (blanks, index) => {
    const line = unaddedLines({ trade: 'dental', blanks, added: [] })[0] ?? expect.fail('no line');
    expect(firstEmptyBlank(line, blanks)).toBe(blankFieldName('prices', index));
  });

  test.each([
    ['dental', complete, 'tap “Add,” or empty its blanks.'],
    ['landscaping', words('45'), 'fill in its blanks and tap “Add,” or empty them.'],
  ])('are named in their error, which says what to do in %s', (trade, blanks, what) => {
    const line = unaddedLines({ trade, blanks, added: [] })[0] ?? expect.fail('no line');
    expect(unaddedMessage(line)).toBe(`Suggestion “Prices it can quote”: ${what}`);
  });
});

test('each topic has a label of its own, and the jobs are called as the trade calls its bookings', () => {
  const labels = starterTopics.map((topic) => topicLabel(dental, topic));
  expect(new Set(labels.filter(Boolean)).size).toBe(starterTopics.length);
  expect(labels[0]?.toLowerCase()).toContain(`${dental.booking}s and`);
});

describe('adding lines to a description', () => {
  test('begins each on a new line, without an empty line before it', () => {
    expect(appendLines('We fix leaks. \n', ['Jobs.', 'Prices.'], 100)).toBe('We fix leaks.\nJobs.\nPrices.');
    expect(appendLines('', ['Jobs.'], 100)).toBe('Jobs.');
    expect(appendLines('\n  We fix leaks.', ['Jobs.'], 100)).toBe('\n  We fix leaks.\nJobs.');
  });

  test('leaves out those that it has', () => {
    expect(appendLines('Jobs. More.', ['Jobs.', 'Prices.'], 100)).toBe('Jobs. More.\nPrices.');
  });

  test('is possible only if it stays within 100 characters, counting an emoji as one', () => {
    const description = '👩‍🔧'.repeat(95);
    expect(appendLines(description, ['Jobs'], 100)).toBe(`${description}\nJobs`);
    expect(appendLines(description, ['Roofs'], 100)).toBeNull();
  });
});
