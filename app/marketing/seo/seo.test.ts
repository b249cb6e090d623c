import { describe, expect, test } from 'vitest';

import { articles } from '~/content/articles';
import { articleMeta, pageMeta, unlistedMeta } from './page-meta';
import { indexedPages, pages, shareImagePath } from './pages';
import { shareImageSvg, wrapWords } from './share-image';

const matches = [{ id: 'root', data: { toast: null, origin: 'https://site.example' } }];

describe('what a page tells of itself', { tags: ['E.search'] }, () => {
  test('has absolute addresses and structured data', () => {
    const meta = pageMeta(matches, pages.faq);
    expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://site.example/faq' });
    expect(meta).toContainEqual({ property: 'og:image', content: 'https://site.example/og/faq.png' });
    expect(JSON.stringify(meta)).toContain('BreadcrumbList');
  });

  test('of a variant is the address of Home', () => {
    const meta = pageMeta(matches, { ...pages.home, title: 'Another title' });
    expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://site.example/' });
  });

  test('leaves out what needs the origin where it is not known', () => {
    const meta = pageMeta([undefined, { id: 'root', data: null }], pages.faq);
    expect(meta).toContainEqual({ name: 'description', content: pages.faq.description });
    expect(JSON.stringify(meta)).not.toContain('canonical');
  });

  test('of an article has its day and its way back', () => {
    const [article] = articles;
    if (!article) throw new Error('no articles');
    const text = JSON.stringify(articleMeta(matches, article));
    expect(text).toContain(`"datePublished":"${article.published}"`);
    expect(text).toContain('"item":"https://site.example/blog"');
  });

  test('keeps a page out of search engines on request', () => {
    expect(unlistedMeta('Gone')).toContainEqual({ name: 'robots', content: 'noindex' });
  });
});

test('pages differ in address, title and share image', { tags: ['E.search'] }, () => {
  for (const key of ['path', 'title', 'description'] as const)
    expect(new Set(indexedPages.map((page) => page[key])).size).toBe(indexedPages.length);
  expect(shareImagePath('/')).toBe('/og/home.png');
  expect(shareImagePath('/blog/roi')).toBe('/og/blog-roi.png');
});

describe('a share image', { tags: ['E.search'] }, () => {
  test.each([
    ['', []],
    ['short', ['short']],
    ['one two three', ['one two', 'three']],
    ['extraordinarily long', ['extraordinarily', 'long']],
  ])('breaks %j between words', (text, lines) => expect(wrapWords(text, 8)).toEqual(lines));

  test('has room for every headline', () => {
    for (const { headline } of indexedPages) expect(wrapWords(headline, 17).length).toBeLessThanOrEqual(4);
  });

  test('takes no markup from a headline', () => {
    expect(shareImageSvg('<b> & co', () => '#000000')).toContain('&lt;b> &amp; co');
  });
});
