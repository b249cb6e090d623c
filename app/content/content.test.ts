import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { calculateFigures } from '~/marketing/calculator/formulas';
import { defaultInputs } from '~/marketing/calculator/inputs';
import { articles } from './articles';
import { workedExample, workedExampleSums } from './worked-example';
import { questionGroups } from './faq/questions';
import { languages } from './languages';

const articleText = (slug: string) => readFileSync(new URL(`articles/${slug}.mdx`, import.meta.url), 'utf8');
const figures = calculateFigures(defaultInputs);

test('the ROI article has the figures that the calculator computes for its defaults', () => {
  const roi = articleText('roi');
  for (const figure of [
    `$${figures.revenueRecovered} a month`,
    `${figures.hoursSaved} hours a month`,
    `$${figures.timeValue.toFixed(2)}`,
    `$${figures.totalRoi.toLocaleString('en-US', { minimumFractionDigits: 2 })} a month`,
    `${figures.yearlyHours} hours, or ${figures.workDays} working days`,
  ])
    expect(roi).toContain(figure);
});

test('the articles’ worked example matches the calculator', () => {
  expect(workedExample).toEqual({
    bookings: defaultInputs.bookings,
    revenue: figures.monthlyRevenue,
    recovered: figures.revenueRecovered,
    gain: figures.totalRoi,
    halved: figures.revenueRecovered / 2 + figures.timeValue,
  });
  const { monthlyCost: cost, costShareOfRoi: shareOfGain, costShareOfRevenue: shareOfRevenue } = figures;
  expect(workedExampleSums).toMatchObject({ cost, shareOfGain, shareOfRevenue });
});

test('the numbers article has the figures that the calculator computes for its defaults', () => {
  const numbers = articleText('numbers');
  expect(numbers).toContain(`${figures.extraMinutes} more minutes a day`);
  expect(numbers).toContain(`an increase of ${figures.availabilityIncrease}%`);
});

test.each(articles)('article $slug has a call to action', ({ slug }) => {
  expect(articleText(slug)).toMatch(/<TryAction.* \/>/);
});

test.each(articles)('article $slug takes prices from brand.ts instead of spelling them out', ({ slug }) => {
  const text = articleText(slug);
  for (const share of [figures.costShareOfRevenue, figures.costShareOfRoi])
    expect(text).not.toContain(`${share}%`);
  expect(text).not.toMatch(new RegExp(`\\$${workedExampleSums.cost}(?![\\d,.])|times the cost`));
});

test('articles are listed newest first', () => {
  const days = articles.map(({ published }) => published);
  expect(days).toEqual([...days].sort().reverse());
});

const faqEntries = questionGroups.flatMap(({ entries }) => entries);

test('the FAQ lists each answer once, by the name of its file', () => {
  const files = readdirSync(new URL('faq', import.meta.url)).filter((name) => name.endsWith('.mdx'));
  expect(faqEntries.map(({ id }) => `${id}.mdx`).sort()).toEqual(files.sort());
  expect(files.filter((name) => !/^[a-z-]+\.mdx$/.test(name))).toEqual([]);
});

test.each(faqEntries)('the answer $id exports its question and search terms', ({ question, keywords }) => {
  expect(question).toMatch(/\?$/);
  expect(keywords).not.toEqual([]);
});

const contentFiles = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.(mdx|ts)$/.test(name) && !name.includes('.test.'),
);

test.each(contentFiles.filter((name) => name.endsWith('.mdx')))(
  '%s has no line of expressions alone, between which MDX drops the spaces',
  (name) => {
    const lines = readFileSync(new URL(name, import.meta.url), 'utf8').split('\n');
    expect(lines.filter((line) => /^\s*(?:\{[^{}]+\}\s+)+\{[^{}]+\}\s*$/.test(line))).toEqual([]);
  },
);

test.each(contentFiles)('%s sends a smell of gas to 911 and never to the owner', (name) => {
  const sentences = readFileSync(new URL(name, import.meta.url), 'utf8').split(/[.\n]/);
  const gas = /smells? of gas|gas smell|\bgas\b.*\bthrough\b/i;
  expect(sentences.filter((sentence) => gas.test(sentence) && !sentence.includes('911'))).toEqual([]);
});

test('languages lists 31 different languages', () => {
  expect([languages.length, new Set(languages).size]).toEqual([31, 31]);
});
