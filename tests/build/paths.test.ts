import { expect, test } from 'vitest';

import { sources } from './sources';

test('the paths of an owner’s pages are written in app/domain/paths.ts only', () => {
  const path = /['"`}]\/(calendar-setup|trial-signup|payment-setup|demo\/agent|voice-recording)\b/;
  const found = [...sources(/\.(tsx?|mdx)$/)]
    .filter(({ name, text }) => name.startsWith('app/') && !name.includes('.test.') && path.test(text))
    .map(({ name }) => name);
  expect(found).toEqual(['app/domain/paths.ts']);
});
