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

/** Asks until the page is sent from the store, as its validator tells. */
async function warm(path: string, headers: Record<string, string> = {}) {
  await expect.poll(async () => (await get(path, headers)).headers.etag, { timeout: 15_000 }).toBeTruthy();
  return get(path, headers);
}

describe('a page that is the same for everybody', () => {
  it.each(['/', '/plumbing', '/faq', '/about', '/blog', '/blog/roi', '/privacy', '/backupHome101525'])(
    '%s is the same page from the store, in every coding',
    async (path) => {
      const rendered = await get(`${path}?anything=1`);
      const stored = await warm(path, { 'Accept-Encoding': 'br' });
      expect(stored.status).toBe(200);
      expect(stored.headers['content-encoding']).toBe('br');
      expect(stored.headers.vary).toMatch(/accept-encoding/i);
      expect(stored.text).toBe(rendered.text);
      expect((await get(path)).text).toBe(rendered.text);
      for (const name of ['content-security-policy', 'content-type', 'permissions-policy', 'referrer-policy'])
        expect(stored.headers[name], name).toBe(rendered.headers[name]);
    },
  );

  it('answers a validator with 304, another with the page', async () => {
    const { headers } = await warm('/faq', { 'Accept-Encoding': 'br' });
    const known = { 'Accept-Encoding': 'br', 'If-None-Match': headers.etag ?? '' };
    const unchanged = await get('/faq', known);
    expect([unchanged.status, unchanged.raw.length]).toEqual([304, 0]);
    const weakened = { ...known, 'If-None-Match': `"other", W/${headers.etag}` };
    expect((await get('/faq', weakened)).status).toBe(304);
    expect((await get('/faq', { ...known, 'If-None-Match': '"other"' })).status).toBe(200);
  });

  it('lets caches keep what is not counted here, and nothing else', async () => {
    expect((await warm('/blog')).headers['cache-control']).toMatch(/s-maxage=60/);
    for (const path of ['/', '/faq', '/about'])
      expect((await warm(path)).headers['cache-control']).toBe('no-cache');
  });

  it.each(['/', '/faq'])('%s has all its styles in itself, by their hash alone', async (path) => {
    const { text, headers } = await warm(path);
    const style = /<style>([\s\S]*?)<\/style>/.exec(text)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}'`);
    const flow = await get('/create-agent');
    const [, stylesheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(flow.text) ?? [];
    expect(style.trim()).toBe((await get(stylesheet)).text.trim());
    expect(text).not.toContain('rel="stylesheet"');
  });
});

async function beginSetup(browser: PlainBrowser) {
  await browser.open('/create-agent');
  await browser.submit({ intent: 'form' });
  await browser.submit({ intent: 'skip' });
  await browser.submit({ intent: 'back', ...business });
}

/** Asks until the page of the flow comes with its length, as only what is stored does. */
async function warmFlow(path: string) {
  await expect
    .poll(async () => (await get(path)).headers['content-length'], { timeout: 15_000 })
    .toBeTruthy();
  return get(path);
}

describe('a page of the flow that is the same for new visitors', () => {
  it.each(['/trial-signup', '/create-agent', '/create-agent3', '/voice-recording', '/demo-call'])(
    '%s is rendered once, and stored by nobody else',
    async (path) => {
      const rendered = await get(path);
      const stored = await warmFlow(path);
      expect(stored.text).toBe(rendered.text);
      expect(stored.headers.etag).toBeUndefined();
      const { 'content-security-policy': policy, 'cache-control': cached } = rendered.headers;
      expect(stored.headers).toMatchObject({ 'content-security-policy': policy, 'cache-control': cached });
    },
  );

  it('gives each visitor a cookie of their own', async () => {
    await warmFlow('/create-agent');
    const cookies = [await get('/create-agent'), await get('/create-agent')].map(
      ({ headers }) => headers['set-cookie'],
    );
    expect(cookies[0]).toMatch(/^visitor=/);
    expect(cookies[0]).not.toBe(cookies[1]);
  });
});

describe('nothing of one visitor reaches another', () => {
  it.each([
    ['/trial-signup', createAgent],
    ['/create-agent', beginSetup],
  ])('by what they typed, on %s', async (path, type) => {
    await type(site.browser);
    const stranger = await warmFlow(path);
    const owner = await site.browser.open(path);
    const own = owner.html;
    expect(own).not.toBe(stranger.text);
    for (let visits = 0; visits < 5; visits += 1) {
      expect((await get(path)).text).toBe(stranger.text);
      expect((await site.browser.open(path)).html).toBe(own);
    }
  });

  it('by a toast', async () => {
    await site.browser.open('/create-agent');
    await warm('/about');
    const gone = await get('/create-agent/website?draft=aaaaaaaa', { Cookie: site.browser.cookie });
    const cookie = /toast=[^;]+/.exec(gone.headers['set-cookie'] ?? '')?.[0] ?? '';
    const toasted = await get('/about', { Cookie: cookie });
    expect(toasted.text).toContain('data-toast');
    expect(toasted.headers.etag).toBeUndefined();
    expect(toasted.headers['set-cookie']).toMatch(/toast=;/);
    expect((await get('/about')).headers['set-cookie']).toBeUndefined();
  });

  it('by the rep who sent them', async () => {
    await warm('/');
    const sent = await get('/', { Referer: `${site.server.url}/alex` });
    expect(sent.headers['set-cookie']).toMatch(/visitor=/);
    expect(sent.headers['cache-control']).toBe('no-store');
    const next = await get('/');
    expect(next.headers['set-cookie']).toBeUndefined();
    expect((await get('/alex')).text).not.toBe(next.text);
    expect((await get('/')).text).toBe(next.text);
  });

  it('by the query', async () => {
    const page = await warm('/');
    const other = await get('/?serviceCost=4321');
    expect(other.text).toContain('4321');
    expect((await get('/')).text).toBe(page.text);
    expect((await get('/?utm_source=mail')).text).toBe(page.text);
  });

  it('by the host', async () => {
    const page = await warm('/');
    const other = await get('/', { Host: 'other.example' });
    expect(other.text).toContain('http://other.example/');
    expect((await get('/')).text).toBe(page.text);
    expect(page.text).not.toContain('other.example');
  });

  it('by a session', async () => {
    const { headers } = await get('/create-agent');
    const [cookie = ''] = (headers['set-cookie'] ?? '').split(';');
    expect(cookie).toMatch(/^visitor=/);
    const page = await warm('/about', { Cookie: cookie });
    expect(page.headers['set-cookie']).toBeUndefined();
    expect((await get('/about')).text).toBe(page.text);
  });
});

it('counts each visit to a stored page once, with its rep', async () => {
  let visits = 0;
  const visit = async (headers?: Record<string, string>) => {
    visits += 1;
    return get('/plumbing', headers);
  };
  await expect.poll(async () => (await visit()).headers.etag, { timeout: 15_000 }).toBeTruthy();
  await visit({ Referer: `${site.server.url}/alex` });
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
