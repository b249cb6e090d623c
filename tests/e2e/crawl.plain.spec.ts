import { expect, test } from './fixtures';

/** Following these would start something or needs a visitor's own agent. */
const notFollowed = /^\/(mock-checkout|demo\/agent)/;

test(
  'every internal link and anchor of the site resolves',
  { tag: ['@E.links'] },
  async ({ page, baseURL }) => {
    const ids = new Map<string, Set<string>>();
    const anchors: { from: string; path: string; id: string }[] = [];
    const broken: string[] = [];
    const queue = [{ from: 'the start', path: '/' }];

    for (let next = queue.shift(); next; next = queue.shift()) {
      const { from, path } = next;
      if (ids.has(path)) continue;
      const response = await page.request.get(path);
      ids.set(path, new Set());
      if (!response.ok()) broken.push(`${path} is ${response.status()}, linked from ${from}`);
      if (!response.headers()['content-type']?.startsWith('text/html')) continue;
      const html = await response.text();
      ids.set(path, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)));
      for (const [, href = ''] of html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)) {
        const url = new URL(href.replaceAll('&amp;', '&'), new URL(path, baseURL));
        if (url.origin !== new URL(baseURL ?? '').origin || notFollowed.test(url.pathname)) continue;
        const target = url.pathname + url.search;
        queue.push({ from: path, path: target });
        if (url.hash) anchors.push({ from: path, path: target, id: decodeURIComponent(url.hash.slice(1)) });
      }
    }

    for (const { from, path, id } of anchors)
      if (!ids.get(path)?.has(id)) broken.push(`${path}#${id} is no anchor, linked from ${from}`);
    expect([...new Set(broken)]).toEqual([]);
    for (const path of ['/about', '/faq', '/blog', '/blog/roi', '/blog/rss.xml', '/privacy', '/create-agent'])
      expect(ids.has(path), path).toBe(true);
  },
);
