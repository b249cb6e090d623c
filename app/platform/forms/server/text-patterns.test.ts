import { expect, test } from 'vitest';

import { isEmail } from './text-patterns';

test('rejects an email address of more than 254 characters', () => {
  expect(isEmail(`${'a'.repeat(241)}@rivera.example`)).toBe(false);
  expect(isEmail(`a${'\u0301'.repeat(300)}@rivera.example`)).toBe(false);
  expect(isEmail(`${'a'.repeat(239)}@rivera.example`)).toBe(true);
});
