import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { calculate } from '~/marketing/calculator/formulas';
import { defaultInputs } from '~/marketing/calculator/inputs';
import { articleBySlug, articles } from './articles';
import { questionGroups } from '~/marketing/faq/question-groups';
import { example, sums } from './example-sums';
import { languages } from './languages';

function textOf(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8');
}

describe('articles', () => {
  const figures = calculate(defaultInputs);

  test('on sums say what the calculator says for its first example', { tags: ['2.blog.2'] }, () => {
    const roi = textOf('articles/roi.mdx');
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
    expect(sums).toMatchObject({
      cost: figures.monthlyCost,
      shareOfGain: figures.costShareOfRoi,
      shareOfRevenue: figures.costShareOfRevenue,
    });
    const numbers = textOf('articles/numbers.mdx');
    expect(numbers).toContain(`${figures.extraMinutes} more minutes a day`);
    expect(numbers).toContain(`an increase of ${figures.availabilityIncrease}%`);
  });

  test.each(articles.map(({ slug }) => slug))(
    '%s has substance and an end',
    { tags: ['2.blog.2', '2.blog.3'] },
    (slug) => {
      const text = textOf(`articles/${slug}.mdx`);
      const words = text.split(/\s+/).length;
      expect(words).toBeGreaterThan(450);
      expect(words).toBeLessThan(800);
      expect(text).toMatch(/<StartButton>.+<\/StartButton>/);
    },
  );

  test.each(articles.map(({ slug }) => slug))('%s spells no figure that depends on the price', (slug) => {
    const text = textOf(`articles/${slug}.mdx`);
    for (const share of [figures.costShareOfRevenue, figures.costShareOfRoi])
      expect(text).not.toContain(`${share}%`);
    expect(text).not.toMatch(new RegExp(`\\$${sums.cost}(?![\\d,.])`));
    expect(text).not.toMatch(/times the cost/);
  });

  test('stand newest first', { tags: ['2.blog.2'] }, () => {
    const days = articles.map(({ published }) => published);
    expect(days).toEqual([...days].sort().reverse());
    expect(articleBySlug('roi')?.title).toBe('What Is the ROI of an AI Receptionist?');
    expect(articleBySlug('__proto__')).toBeUndefined();
  });
});

test('each question has an address of its own', { tags: ['2.faq.1'] }, () => {
  const ids = questionGroups.flatMap(({ entries }) => entries.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z-]+$/);
  expect(ids.length).toBeGreaterThanOrEqual(16);
});

test('the languages are English and thirty more', { tags: ['D.languages'] }, () => {
  expect(languages).toHaveLength(31);
  expect(new Set(languages).size).toBe(31);
});
