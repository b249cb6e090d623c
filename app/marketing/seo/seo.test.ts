import { describe, expect, test } from 'vitest';

import { articles } from '~/content/articles';
import { pages } from '~/content/pages/pages';
import { indexedPages } from '~/content/pages/indexed-pages';
import { rssFeed } from './named-files';
import { articleMeta, pageMeta } from './page-meta';
import { shareImageSvg, wrapWords } from '../../../vite/share-image';

const matches = [{ id: 'root', data: { notice: null, origin: 'https://site.example' } }];

describe('page metadata', () => {
  test('links a variant page to Home as its canonical URL', () => {
    const meta = pageMeta(matches, { ...pages.home, title: 'Another title' });
    expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://site.example/' });
  });

  test('gives an article its publication date and breadcrumbs', () => {
    const [article] = articles;
    if (!article) throw new Error('no articles');
    const text = JSON.stringify(articleMeta(matches, article));
    expect(text).toContain(`"datePublished":"${article.published}"`);
    expect(text).toContain('"item":"https://site.example/blog"');
    expect([...text.matchAll(/"position":(\d)/g)].map(([, position]) => position)).toEqual(['1', '2', '3']);
    const changed = JSON.stringify(articleMeta(matches, { ...article, modified: '2026-01-02' }));
    expect(text).toContain(`"dateModified":"${article.modified ?? article.published}"`);
    expect(changed).toContain('"dateModified":"2026-01-02"');
  });
});

describe('share image', () => {
  test.each([
    ['', []],
    ['short', ['short']],
    ['one two three', ['one two', 'three']],
    ['extraordinarily long', ['extraordinarily', 'long']],
  ])('wraps %j between words', (text, lines) => expect(wrapWords(text, 8)).toEqual(lines));

  test('fits every headline into four lines of 17 characters', () => {
    for (const { headline } of indexedPages) expect(wrapWords(headline, 17).length).toBeLessThanOrEqual(4);
  });

  test('escapes markup in a headline', () => {
    expect(shareImageSvg('<b> & co', () => '#000000')).toContain('&lt;b&gt; &amp; co');
  });
});

test('writes an RSS item for each article and escapes its text', () => {
  const feed = rssFeed('https://site.example', [
    { slug: 'roi', title: 'Costs & <gains>', summary: 'Say "yes"', published: '2025-08-26' },
  ]);
  expect(feed).toContain('<title>Costs &amp; &lt;gains&gt;</title>');
  expect(feed).toContain('<link>https://site.example/blog/roi</link>');
  expect(feed).toContain('<description>Say &quot;yes&quot;</description>');
  expect(feed).toContain('<pubDate>Tue, 26 Aug 2025 00:00:00 GMT</pubDate>');
});
