import { describe, expect, it } from 'vitest';

import { indexedPages } from '~/content/pages/indexed-pages';
import { hasPageParameters, publicPaths } from './public-pages.server';

const requestTo = (query: string) => new Request(`https://site.example/contact${query}`);

describe('a public page', () => {
  it.each([
    '?serviceCost=200',
    '?topic=billing',
    '?utm_source=mail&topic=billing',
    '?topic',
    '?UTM_SOURCE=x',
  ])('is rendered for %s, because a loader may read any parameter', (query) => {
    expect(hasPageParameters(requestTo(query))).toBe(true);
  });

  it.each(['', '?', '?utm_source=mail&utm_medium=email', '?gclid=x', '?fbclid=x', '?ref=partner'])(
    'comes from the cache for the tracking parameters of "%s"',
    (query) => {
      expect(hasPageParameters(requestTo(query))).toBe(false);
    },
  );
});

describe('the cache', () => {
  it('holds every indexed page but the demo call, and the variants of Home', () => {
    const others = indexedPages.map(({ path }) => path).filter((path) => path !== '/demo-call');
    expect([...publicPaths]).toEqual([...others, '/alex', '/jordan', '/backupHome101525']);
  });
});
