import { expect, test } from './fixtures';

test(
  'every page of the sitemap can be found and shared',
  { tag: ['@E.search'] },
  async ({ page, baseURL }) => {
    const sitemap = await (await page.request.get('/sitemap.xml')).text();
    const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
    expect(urls).toContain(`${baseURL}/blog/roi`);
    const titles = new Set<string>();
    for (const url of urls) {
      await page.goto(url);
      titles.add(await page.title());
      await expect(page.locator('link[rel=canonical]'), url).toHaveAttribute('href', url);
      await expect(page.locator('meta[name=description]'), url).toHaveAttribute('content', /.{50,170}/);
      await expect(page.locator('meta[name=robots]')).toHaveCount(0);
      const image = await page.locator('meta[property="og:image"]').getAttribute('content');
      expect((await page.request.get(image ?? '')).headers()['content-type'], url).toBe('image/png');
      for (const data of await page.locator('script[type="application/ld+json"]').allTextContents())
        expect(JSON.parse(data)).toHaveProperty('@context', 'https://schema.org');
    }
    expect(titles.size).toBe(urls.length);
  },
);

test('pages tell search engines what they are', { tag: ['@E.search'] }, async ({ page }) => {
  const types = async (path: string) => {
    await page.goto(path);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    return data.map((json) => String(JSON.parse(json)['@type']));
  };
  expect(await types('/')).toEqual(['Organization', 'SoftwareApplication']);
  expect(await types('/faq')).toEqual(['BreadcrumbList']);
  expect(await types('/blog/roi')).toEqual(['BlogPosting', 'BreadcrumbList']);
});

test('flow and test pages are not listed', { tag: ['@E.search'] }, async ({ page }) => {
  for (const path of ['/create-agent', '/testforwarding', '/trial-signup']) {
    await page.goto(path);
    await expect(page.locator('meta[name=robots]'), path).toHaveAttribute('content', 'noindex');
  }
});

test('the feed names every article', { tag: ['@E.search'] }, async ({ page, baseURL }) => {
  const response = await page.request.get('/blog/rss.xml');
  expect(response.headers()['content-type']).toContain('application/rss+xml');
  const feed = await response.text();
  expect(feed.match(/<item>/g)).toHaveLength(5);
  expect(feed).toContain(`<link>${baseURL}/blog/after-hours</link>`);
});
