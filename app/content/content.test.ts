import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { calculate } from '~/marketing/calculator/formulas';
import { defaultInputs } from '~/marketing/calculator/inputs';
import { questionGroups } from '~/marketing/faq/question-groups';
import { articleBySlug, articles } from './articles';
import { example, sums } from './example-sums';
import { languages } from './languages';

const textOf = (slug: string) => readFileSync(new URL(`articles/${slug}.mdx`, import.meta.url), 'utf8');
const figures = calculate(defaultInputs);

test('articles on sums say what the calculator says for its example', { tags: ['2.blog.2'] }, () => {
  const roi = textOf('roi');
  for (const figure of [
    `$${figures.revenueRecovered} a month`,
    `${figures.hoursSaved} hours a month`,
    `$${figures.timeValue.toFixed(2)}`,
    `$${figures.totalRoi.toLocaleString('en-US', { minimumFractionDigits: 2 })} a month`,
    `${figures.yearlyHours} hours, or ${figures.workDays} working days`,
  ])
    expect(roi).toContain(figure);
  expect(example).toEqual({
    bookings: defaultInputs.bookings,
    revenue: figures.monthlyRevenue,
    recovered: figures.revenueRecovered,
    gain: figures.totalRoi,
    halved: figures.revenueRecovered / 2 + figures.timeValue,
  });
  const { monthlyCost: cost, costShareOfRoi: shareOfGain, costShareOfRevenue: shareOfRevenue } = figures;
  expect(sums).toMatchObject({ cost, shareOfGain, shareOfRevenue });
  const numbers = textOf('numbers');
  expect(numbers).toContain(`${figures.extraMinutes} more minutes a day`);
  expect(numbers).toContain(`an increase of ${figures.availabilityIncrease}%`);
});

test.each(articles)('$slug leads on, and spells no price', { tags: ['2.blog.3'] }, ({ slug }) => {
  const text = textOf(slug);
  expect(text).toMatch(/<StartButton>.+<\/StartButton>/);
  for (const share of [figures.costShareOfRevenue, figures.costShareOfRoi])
    expect(text).not.toContain(`${share}%`);
  expect(text).not.toMatch(new RegExp(`\\$${sums.cost}(?![\\d,.])|times the cost`));
});

test('articles stand newest first, each at its address', { tags: ['2.blog.2'] }, () => {
  const days = articles.map(({ published }) => published);
  expect(days).toEqual([...days].sort().reverse());
  expect(articleBySlug('roi')?.title).toBe('What Is the ROI of an AI Receptionist?');
  expect(articleBySlug('__proto__')).toBeUndefined();
});

test('each question has an address of its own', { tags: ['2.faq.1'] }, () => {
  const ids = questionGroups.flatMap(({ entries }) => entries.map(({ id }) => id));
  expect(ids).toEqual([...new Set(ids)]);
  expect(ids.filter((id) => !/^[a-z-]+$/.test(id))).toEqual([]);
  expect(ids.length).toBeGreaterThanOrEqual(16);
});

test('the languages are English and thirty more', { tags: ['D.languages'] }, () => {
  expect([languages.length, new Set(languages).size]).toEqual([31, 31]);
});
