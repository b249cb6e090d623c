import { expect, test } from 'vitest';

import { parseText } from './text-patterns';

test('rejects an email address of more than 254 characters', () => {
  expect(parseText('email', `${'a'.repeat(241)}@rivera.example`)).toBeNull();
  expect(parseText('email', `a${'\u0301'.repeat(300)}@rivera.example`)).toBeNull();
  expect(parseText('email', `${'a'.repeat(239)}@rivera.example`)).not.toBeNull();
});
