import { expect, test } from 'vitest';

import { faq, faqGroups } from './questions';

test('every question stands in one group', () => {
  const grouped = faqGroups.flatMap(({ ids }) => ids);
  expect(grouped.toSorted()).toEqual(faq.map(({ id }) => id).toSorted());
});
