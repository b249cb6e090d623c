import { expect, test } from 'vitest';

import { isLastStep, openableStep, setupSteps, stepAfter, stepNumber, variantByKey } from './variants';

test.each([
  ['A', ['website', 'business', 'voice']],
  ['B', ['website', 'reading', 'business', 'voice', 'review']],
  ['C', ['website', 'reading', 'business', 'voice', 'review']],
] as const)('variant %s has the pages %j', (key, pages) => {
  const variant = variantByKey(key);
  const done = { website: true, business: true };
  expect(setupSteps.filter((step) => openableStep(variant, step, done) === step)).toEqual(pages);
  for (const [index, page] of pages.entries()) {
    expect(stepAfter(variant, page)).toBe(pages[index + 1] ?? null);
    expect(isLastStep(variant, page)).toBe(index === pages.length - 1);
  }
});

test('numbers the reading in variant A, too, although it has no page', () => {
  expect([stepNumber(variantByKey('A'), 'business'), stepAfter(variantByKey('A'), 'reading')]).toEqual([
    3,
    'business',
  ]);
});

test.each([
  ['A', 'review', { website: true, business: true }, 'voice'],
  ['A', 'review', { website: true, business: false }, 'business'],
  ['A', 'reading', { website: true, business: true }, 'website'],
  ['B', 'reading', { website: false, business: true }, 'website'],
  ['B', 'business', { website: false, business: false }, 'business'],
  ['B', 'voice', { website: true, business: false }, 'business'],
] as const)('in variant %s, the step %s with %j done shows %s', (key, step, isDone, page) => {
  expect(openableStep(variantByKey(key), step, isDone)).toBe(page);
});
