import { expect, test } from 'vitest';

import { appendLines } from './starter-lines';

test('adds a line only if the description stays within 100 characters, counting an emoji as one', () => {
  const description = '👩‍🔧'.repeat(95);
  expect(appendLines(description, ['Jobs'], 100)).toBe(`${description}\nJobs`);
  expect(appendLines(description, ['Roofs'], 100)).toBeNull();
});
