import { expect, test } from './fixtures';

test(
  'every page of the sitemap can be found and shared; those of a visitor are not listed',
  { tag: ['@E.search'] },
  async ({ request, baseURL }) => {
    const open = async (address: string) => (await request.get(address)).text();
    const urls = [...(await open('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url = '']) => url,
    );
    expect(urls).toContain(`${baseURL}/blog/roi`);
    const titles = new Set<string | undefined>();
    for (const url of urls) {
      const html = await open(url);
      titles.add(/<title>([^<]+)/.exec(html)?.[1]);
      expect(html, url).toContain(`rel="canonical" href="${url}"`);
      expect(html, url).toMatch(/name="description" content="[^"]{50,170}"/);
      expect(html, url).not.toContain('name="robots"');
      const [, image = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
      expect((await request.get(image)).headers()['content-type'], url).toBe('image/png');
      for (const [, data = ''] of html.matchAll(/application\/ld\+json">(.+?)<\/script>/gs))
        expect(JSON.parse(data)).toHaveProperty('@context', 'https://schema.org');
    }
    expect(titles.size).toBe(urls.length);
    for (const path of ['/create-agent', '/testforwarding', '/trial-signup'])
      expect(await open(path), path).toMatch(/name="robots" content="noindex"/);
    expect((await open('/blog/rss.xml')).match(/<item>/g)).toHaveLength(5);
  },
);
