import { expect, test } from 'vitest';

import { isEmail } from './text-patterns';

test('rejects an email address that is longer than the session stores, whatever it looks like', () => {
  expect(isEmail(`${'a'.repeat(241)}@rivera.example`)).toBe(false);
  expect(isEmail(`a${'\u0301'.repeat(300)}@rivera.example`)).toBe(false);
  expect(isEmail(`${'a'.repeat(239)}@rivera.example`)).toBe(true);
});
