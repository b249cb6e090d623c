import { expect, test } from 'vitest';

import { functions } from './messages.server';

const rangeOf = (ServiceRangeMiles: unknown) =>
  functions.extract.response.parse({ success: true, businessData: { ServiceRangeMiles } }).businessData
    .ServiceRangeMiles;

test.each([
  [25, 25],
  ['40', 40],
  [' 40 ', 40],
  ['40 miles', undefined],
  ['4e1', undefined],
  ['', undefined],
  ['0', undefined],
  ['501', undefined],
  [2.5, undefined],
  [null, undefined],
  [['40'], undefined],
])('a range found as %j counts as %j', { tags: ['D.wizard.found', 'D.numbers'] }, (found, range) =>
  expect(rangeOf(found)).toBe(range),
);
