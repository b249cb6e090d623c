import { expect, test } from 'vitest';

import { rssFeed } from './feed';

test('writes an RSS item for each article and escapes its text', () => {
  const feed = rssFeed('https://site.example', [
    { slug: 'roi', title: 'Costs & <gains>', summary: 'Say "yes"', published: '2025-08-26' },
  ]);
  expect(feed).toContain('<title>Costs &amp; &lt;gains&gt;</title>');
  expect(feed).toContain('<link>https://site.example/blog/roi</link>');
  expect(feed).toContain('<description>Say &quot;yes&quot;</description>');
  expect(feed).toContain('<pubDate>Tue, 26 Aug 2025 00:00:00 GMT</pubDate>');
});
