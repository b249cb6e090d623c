import { expect, test } from 'vitest';

import { currentLine } from './current-line';

const lines = [{ atSeconds: 0.4 }, { atSeconds: 4 }, { atSeconds: 9.5 }];

test.each([
  [0, -1],
  [0.4, 0],
  [3.99, 0],
  [4, 1],
  [60, 2],
])('at %d s it is line %d', { tags: ['2.home.7'] }, (second, index) =>
  expect(currentLine(lines, second)).toBe(index),
);

test('a call without lines has no current one', { tags: ['2.home.7'] }, () =>
  expect(currentLine([], 3)).toBe(-1),
);
