import { expect, test } from 'vitest';
import { z } from 'zod';

import { listOfKnown, oneOfKnown, recordOfKnown } from './known-entries';

const names = ['first', 'last'] as const;

test.each([
  [
    recordOfKnown(names, z.string()),
    { first: 'Ana', middle: 'B', last: { text: 'Rivera' } },
    { first: 'Ana' },
  ],
  [recordOfKnown(names, z.string().optional()), { first: 'Ana' }, { first: 'Ana' }],
  [listOfKnown(names), ['last', 'middle', 3, 'first'], ['last', 'first']],
  [oneOfKnown(names), 'first', 'first'],
  [oneOfKnown(names), 'middle', undefined],
])('leaves out what a newer release added (%#)', (schema, written, read) => {
  expect(schema.parse(written)).toStrictEqual(read);
});

test('rejects values of another type', () => {
  expect(recordOfKnown(names, z.string()).safeParse('Ana').success).toBe(false);
  expect(listOfKnown(names).safeParse({ first: 'Ana' }).success).toBe(false);
});
