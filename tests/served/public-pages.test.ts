import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

import { addresses } from '../markup/page-states';
import type { PlainBrowser } from '../setup/plain-browser';
import { business, createAgent } from '../setup/typical-owner';
import { useSite } from './backend-site';

const site = useSite();
const person = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0' };

/** As it goes over the wire: `fetch` would hide the coding and set the host. */
function get(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: Record<string, string>; raw: Buffer; text: string }>(
    (resolve, reject) => {
      request(site.server.url + path, { headers: { ...person, ...headers } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () => {
          const raw = Buffer.concat(chunks);
          const coded = response.headers['content-encoding'] === 'br' && raw.length > 0;
          const plain = coded ? brotliDecompressSync(raw) : raw;
          const flat = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(flat),
            raw,
            text: plain.toString('utf8'),
          });
        });
      })
        .on('error', reject)
        .end();
    },
  );
}

/** Once it is kept, as its validator tells. */
async function kept(path: string, headers: Record<string, string> = {}) {
  await expect.poll(async () => (await get(path, headers)).headers.etag, { timeout: 30_000 }).toBeTruthy();
  return get(path, headers);
}

describe('a page that is the same for everybody', () => {
  it('has a validator, all that the sitemap lists but the call in the browser', async () => {
    const sitemap = (await get('/sitemap.xml')).text;
    const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
    expect(paths.length).toBeGreaterThan(8);
    for (const path of [...paths, '/backupHome101525', '/alex', '/JORDAN']) {
      if (path === '/demo-call') expect((await get(path)).headers.etag).toBeUndefined();
      else await kept(path);
    }
  });

  it.each(['/', '/faq', '/blog/roi', '/backupHome101525'])('%s is what Remix renders', async (path) => {
    const page = await kept(path, { 'Accept-Encoding': 'br' });
    const rendered = await get(path, { Cookie: 'toast=forged' });
    expect([page.status, page.headers['content-encoding']]).toEqual([200, 'br']);
    expect(page.headers.vary).toMatch(/accept-encoding/i);
    expect(page.text).toBe(rendered.text);
    expect((await get(path)).text).toBe(rendered.text);
    expect(rendered.headers.etag).toBeUndefined();
    for (const name of ['cache-control', 'content-security-policy', 'content-type', 'permissions-policy'])
      expect(page.headers[name], name).toBe(rendered.headers[name]);
  });

  it('answers a validator with 304, another with the page', async () => {
    const { headers } = await kept('/faq', { 'Accept-Encoding': 'br' });
    const known = { 'Accept-Encoding': 'br', 'If-None-Match': headers.etag ?? '' };
    const unchanged = await get('/faq', known);
    expect([unchanged.status, unchanged.raw.length]).toEqual([304, 0]);
    const weakened = { ...known, 'If-None-Match': `"other", W/${headers.etag}` };
    expect((await get('/faq', weakened)).status).toBe(304);
    expect((await get('/faq', { ...known, 'If-None-Match': '"other"' })).status).toBe(200);
    expect((await get('/faq')).headers.etag).not.toBe(headers.etag);
  });

  it('lets caches keep what is not counted here, and nothing else', async () => {
    expect((await kept('/blog')).headers['cache-control']).toMatch(/s-maxage=60/);
    for (const path of ['/', '/faq', '/about'])
      expect((await kept(path)).headers['cache-control']).toBe('no-cache');
  });

  it.each(['/', '/faq'])('%s has all its styles in itself, by their hash alone', async (path) => {
    const { text, headers } = await kept(path);
    const style = /<style>([\s\S]*?)<\/style>/.exec(text)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}'`);
    const flow = await get('/create-agent');
    const [, stylesheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(flow.text) ?? [];
    expect(style.trim()).toBe((await get(stylesheet)).text.trim());
    expect(text).not.toContain('rel="stylesheet"');
  });
});

describe('nothing of one visitor reaches another', () => {
  it.each([
    ['/trial-signup', createAgent],
    ['/create-agent', beginSetup],
    ['/payment-setup', createAgent],
  ])('no page of the flow is kept: %s', async (path, type) => {
    await type(site.browser);
    for (let visits = 0; visits < 5; visits += 1) {
      const { headers } = await get(path, { Cookie: site.browser.cookie });
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'transfer-encoding': 'chunked' });
      expect(headers.etag).toBeUndefined();
    }
  });

  it('by a toast', async () => {
    await site.browser.open('/create-agent');
    const gone = await get('/create-agent/website?draft=aaaaaaaa', { Cookie: site.browser.cookie });
    const cookie = /toast=[^;]+/.exec(gone.headers['set-cookie'] ?? '')?.[0] ?? '';
    const toasted = await get('/about', { Cookie: cookie });
    expect(toasted.text).toContain('data-toast');
    expect(toasted.headers['set-cookie']).toMatch(/toast=;/);
    const next = await get('/about');
    expect([next.text.includes('data-toast'), next.headers['set-cookie']]).toEqual([false, undefined]);
  });

  it('by the rep who sent them', async () => {
    const page = await kept('/');
    const sent = await get('/', { Referer: `${site.server.url}/alex` });
    expect(sent.headers['set-cookie']).toMatch(/visitor=/);
    expect(sent.headers['cache-control']).toBe('no-store');
    expect((await get('/alex')).text).not.toBe(page.text);
    const next = await get('/');
    expect([next.text, next.headers['set-cookie']]).toEqual([page.text, undefined]);
  });

  it('by the query', async () => {
    const page = await kept('/');
    const other = await get('/?serviceCost=4321');
    expect(other.text).toContain('4321');
    for (const path of ['/', '/?utm_source=mail', '/?anything=1'])
      expect((await get(path)).text).toBe(page.text);
  });

  it('by a session', async () => {
    const { headers } = await get('/create-agent');
    const [cookie = ''] = (headers['set-cookie'] ?? '').split(';');
    expect(cookie).toMatch(/^visitor=/);
    const page = await get('/about', { Cookie: cookie });
    expect(page.headers['set-cookie']).toBeUndefined();
    expect((await get('/about')).text).toBe(page.text);
  });
});

describe('an invented host', () => {
  it('sees its own page, of which nothing is kept', async () => {
    const page = await kept('/');
    for (let visits = 0; visits < 4; visits += 1) {
      const other = await get('/', { Host: 'other.example' });
      expect(other.text).toContain('http://other.example/');
      expect(other.headers.etag).toBeUndefined();
    }
    expect((await get('/')).text).toBe(page.text);
  });
});

async function beginSetup(browser: PlainBrowser) {
  await browser.open('/create-agent');
  await browser.submit({ intent: 'form' });
  await browser.submit({ intent: 'skip' });
  await browser.submit({ intent: 'back', ...business });
}

it('counts each visit to a public page once, with its rep', async () => {
  let visits = 0;
  const visit = (path: string, headers?: Record<string, string>) => {
    visits += 1;
    return get(path, headers);
  };
  await expect.poll(async () => (await visit('/plumbing')).headers.etag, { timeout: 30_000 }).toBeTruthy();
  await visit('/plumbing');
  await visit('/plumbing?serviceCost=200');
  await visit('/plumbing', { Cookie: 'toast=forged' });
  await visit('/plumbing', { Host: 'other.example' });
  await visit('/plumbing', { Referer: `${site.server.url}/alex` });
  await get('/plumbing', { 'User-Agent': 'Googlebot/2.1' });
  const logged = () => site.steps().filter(({ step }) => step === 'home_page_visit');
  await expect.poll(() => logged().length).toBe(visits);
  const data = { page: '/plumbing', pathname: '/plumbing', trade: 'plumbing' };
  expect(logged()).toContainEqual(expect.objectContaining({ stepData: { ...data, salesRep: 'Alex' } }));
});

describe('a page that the browser may load ahead', { tags: ['D.log.ahead'] }, () => {
  it('depends on no visitor', async () => {
    const rules = /<script type="speculationrules">(.*?)<\/script>/.exec((await get('/')).text)?.[1] ?? '';
    const ahead: string[] = JSON.parse(rules).prefetch[0].where.href_matches;
    const paths = addresses.filter((path) => ahead.includes(path.replace(/^\/blog\/.+/, '/blog/:slug')));
    expect(paths).toEqual(expect.arrayContaining(['/about', '/blog', '/faq', '/privacy']));
    for (const path of paths) {
      const { headers } = await get(path);
      expect([headers['cache-control'], headers['set-cookie']], path).toEqual([
        expect.not.stringContaining('no-store'),
        undefined,
      ]);
    }
  });

  it.each([
    ['/faq', 'faq_page_visit'],
    ['/about', 'about_us_page_visit'],
  ])('%s is logged as any visit once it is seen, not before', async (path, step) => {
    await get(path);
    await get(path, { 'Sec-Purpose': 'prefetch' });
    await get(path, { 'Sec-Purpose': 'prefetch' });
    await fetch(`${site.server.url}/log-step`, {
      method: 'POST',
      headers: { ...person, Origin: site.server.url },
      body: new URLSearchParams({ step }),
    });
    await expect.poll(() => site.steps().filter((logged) => logged.step === step)).toHaveLength(2);
    const [visit, seen] = site.steps();
    expect(seen).toEqual(visit);
  });
});
