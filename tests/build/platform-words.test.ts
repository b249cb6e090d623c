import { expect, test } from 'vitest';

import { sources } from './sources';

/** The platform is what any such site has. It gets what belongs to this product by parameters. */
const productWords = /agent|trade|sales.?rep|funnel|subscription|elevenlabs|convai|voice.?widget/i;
/** HTTP's own words: the header, and an option of Node's requests. */
const httpWords = /user-?agent|agent: false/gi;

const platform = sources(/\.tsx?$/).filter(
  ({ name }) => name.startsWith('app/platform/') && !name.includes('.test.'),
);

test('app/platform names nothing of this product', () => {
  const found = platform.filter(({ text }) => productWords.test(text.replace(httpWords, '')));
  expect(found.map(({ name }) => name)).toEqual([]);
});
