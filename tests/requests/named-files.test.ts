import { expect, test } from 'vitest';

import { brand } from '../../app/brand';
import { addresses } from '../markup/page-states';
import { useSite } from './site';

const site = useSite();

const types: Record<string, RegExp> = {
  css: /^text\/css/,
  js: /^(text|application)\/javascript/,
  json: /^application\/json/,
  mp3: /^audio\/mpeg$/,
  png: /^image\/png$/,
  jpg: /^image\/jpeg$/,
  svg: /^image\/svg\+xml/,
  vtt: /^text\/vtt/,
  webm: /^video\/webm$/,
  webmanifest: /^application\/manifest\+json/,
  woff2: /^font\/woff2$/,
};

test('every file that a page references exists: icons, manifest, styles, fonts, scripts, images, audio', async () => {
  const named = new Map<string, string>();
  const look = (text: string, from: string) => {
    const parts = text.matchAll(/(?:\s(?:href|src|poster)="|url\(["']?|"src":")([^"')\s]+)/g);
    for (const [, address = ''] of parts) {
      const url = new URL(address, new URL(from, site.server.url));
      if (url.origin === site.server.url && /\.\w+$/.test(url.pathname)) named.set(url.pathname, from);
    }
  };
  for (const path of addresses) look(await (await fetch(site.server.url + path)).text(), path);
  // References inside files are added during the loop.
  for (const [path, from] of named) {
    const response = await fetch(site.server.url + path);
    const [ending = ''] = /\w+$/.exec(path) ?? [];
    expect.soft(response.status, `${path}, named by ${from}`).toBe(200);
    expect.soft(response.headers.get('Content-Type'), path).toMatch(types[ending] ?? /./);
    if (ending === 'css') look(await response.text(), path);
    if (ending === 'webmanifest') look(JSON.stringify(await response.json()), path);
  }
  const endings = new Set([...named.keys()].map((path) => /\w+$/.exec(path)?.[0]));
  for (const ending of ['css', 'js', 'mp3', 'png', 'svg', 'webmanifest', 'woff2'])
    expect(endings).toContain(ending);
});

/** Links that aren't followed, because they have an effect or need a visitor's agent. */
const notFollowed = /^\/(mock-checkout|demo\/agent)/;

test('recorded calls can be read in parts, which players need to jump in them', async () => {
  for (const name of ['home', 'dental', 'plumbing', 'whiteboard']) {
    const headers = { Range: 'bytes=0-999' };
    const response = await fetch(`${site.server.url}/sample-call-${name}.mp3`, { headers });
    const part = (await response.arrayBuffer()).byteLength;
    expect([response.status, response.headers.get('content-type'), part]).toEqual([206, 'audio/mpeg', 1000]);
  }
});

test('every internal link and anchor of the site resolves', async () => {
  const { url: origin } = site.server;
  const ids = new Map<string, Set<string>>();
  const anchors: { from: string; path: string; id: string }[] = [];
  const broken: string[] = [];
  const queue = [{ from: 'the start', path: '/' }];
  // Links of each page are added to the queue during the loop.
  for (const { from, path } of queue) {
    if (ids.has(path)) continue;
    const response = await fetch(origin + path);
    const html = await response.text();
    ids.set(path, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)));
    if (!response.ok) broken.push(`${path} is ${response.status}, linked from ${from}`);
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) continue;
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)) {
      const url = new URL(href.replaceAll('&amp;', '&'), origin + path);
      if (url.origin !== origin || notFollowed.test(url.pathname)) continue;
      const target = url.pathname + url.search;
      queue.push({ from: path, path: target });
      if (url.hash) anchors.push({ from: path, path: target, id: decodeURIComponent(url.hash.slice(1)) });
    }
  }
  for (const { from, path, id } of anchors)
    if (!ids.get(path)?.has(id)) broken.push(`${path}#${id} is no anchor, linked from ${from}`);
  expect([...new Set(broken)]).toEqual([]);
  for (const path of ['/about', '/faq', '/blog', '/blog/roi', '/blog/rss.xml', '/privacy', '/create-agent'])
    expect([...ids.keys()]).toContain(path);
});

/** The keys and addresses in structured data, whose addresses must be absolute. */
function addressesIn(json: string): [key: string, address: string][] {
  const keys = ['url', 'image', 'logo', 'item', '@id', 'mainEntityOfPage'];
  const found: [string, string][] = [];
  JSON.parse(json, (key, value) => {
    if (keys.includes(key) && typeof value === 'string') found.push([key, value]);
    return value;
  });
  return found;
}

test('public pages have data for search and sharing; personal pages aren’t indexed', async () => {
  const { url: origin } = site.server;
  const open = async (address: string) => (await fetch(new URL(address, origin))).text();
  const urls = [...(await open('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  expect(urls).toContain(`${origin}/blog/roi`);
  const titles: (string | undefined)[] = [];
  const pictures = new Set<string>();
  const titleOf = (html: string) => /<title>([^<]+)/.exec(html)?.[1];
  for (const url of urls) {
    const html = await open(url);
    titles.push(titleOf(html));
    expect(html, url).toContain(`rel="canonical" href="${url}"`);
    expect(html, url).toMatch(/name="description" content="[^"]{50,170}"/);
    expect(html, url).not.toContain('name="robots"');
    const [, image = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
    expect((await fetch(image)).headers.get('Content-Type'), url).toBe('image/png');
    for (const [, data = ''] of html.matchAll(/application\/ld\+json">(.+?)<\/script>/gs)) {
      expect(JSON.parse(data)).toHaveProperty('@context', 'https://schema.org');
      for (const [key, address] of addressesIn(data)) {
        expect(address, `${key} in the structured data of ${url}`).toMatch(new RegExp(`^${origin}/`));
        if (!/^(?:image|logo)$/.test(key) || pictures.has(address)) continue;
        pictures.add(address);
        expect((await fetch(address)).headers.get('Content-Type'), address).toMatch(/^image\//);
      }
    }
  }
  for (const path of ['/voice-agent', `/${brand.slug}`]) titles.push(titleOf(await open(path)));
  expect(titles.filter((title, index) => !title || titles.indexOf(title) !== index)).toEqual([]);
  for (const path of ['/create-agent', '/testforwarding', '/trial-signup'])
    expect(await open(path), path).toMatch(/name="robots" content="noindex"/);
  expect((await open('/blog/rss.xml')).match(/<item>/g)).toHaveLength(5);
});
