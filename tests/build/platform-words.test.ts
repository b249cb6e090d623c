import { expect, test } from 'vitest';

import { sources } from './sources';

/** Words of this product. app/platform works for any site and gets product values as parameters. */
const productWords = /agent|trade|sales.?rep|funnel|subscription|elevenlabs|convai|voice.?widget/i;
/** Classes of features, which have stylesheets of their own. */
const featureClasses =
  /\.(trial|hero|home|faq|calculator|testimonial|industry|phone|number|checklist|setup)\b/;
/** Terms of HTTP that contain a product word: the header and Node's request option. */
const httpWords = /user-?agent|agent: false/gi;

const platform = (endings: RegExp) =>
  sources(endings).filter(({ name }) => name.startsWith('app/platform/') && !name.includes('.test.'));

test('app/platform contains no product words', () => {
  const found = platform(/\.(tsx?|css)$/).filter(({ text }) =>
    productWords.test(text.replace(httpWords, '')),
  );
  expect(found.map(({ name }) => name)).toEqual([]);
});

test('the stylesheets of app/platform name no class of a feature', () => {
  const found = platform(/\.css$/).filter(({ text }) => featureClasses.test(text));
  expect(found.map(({ name }) => name)).toEqual([]);
});
