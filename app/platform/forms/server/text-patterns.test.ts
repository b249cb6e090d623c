import { expect, test } from 'vitest';

import { readText } from './text-patterns';

test('rejects an email address of more than 254 characters', () => {
  expect(readText('email', `${'a'.repeat(241)}@rivera.example`)).toBeNull();
  expect(readText('email', `a${'\u0301'.repeat(300)}@rivera.example`)).toBeNull();
  expect(readText('email', `${'a'.repeat(239)}@rivera.example`)).not.toBeNull();
});
