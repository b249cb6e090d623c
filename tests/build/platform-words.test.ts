import { expect, test } from 'vitest';

import { sources } from './sources';

/** Words of this product. app/platform works for any site and gets product values as parameters. */
const productWords = /agent|trade|sales.?rep|funnel|subscription|elevenlabs|convai|voice.?widget/i;
/** Terms of HTTP that contain a product word: the header and Node's request option. */
const httpWords = /user-?agent|agent: false/gi;

const platform = sources(/\.tsx?$/).filter(
  ({ name }) => name.startsWith('app/platform/') && !name.includes('.test.'),
);

test('app/platform contains no product words', () => {
  const found = platform.filter(({ text }) => productWords.test(text.replace(httpWords, '')));
  expect(found.map(({ name }) => name)).toEqual([]);
});
