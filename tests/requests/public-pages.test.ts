import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it, test } from 'vitest';

import { indexedPages } from '../../app/content/pages/indexed-pages';
import { addresses } from '../markup/page-states';
import { Page } from '../setup/page';
import { person } from '../setup/plain-browser';
import { sample } from '../setup/sample';
import { business, createAgent } from '../setup/typical-owner';
import { useSite } from './site';

const site = useSite({ cachesPages: true });

/** Requests a page. Each test uses its own address, because visits over an address's limit aren't logged. */
let tests = 0;
beforeEach(() => void (tests += 1));

async function get(path: string, headers: Record<string, string> = {}, init: RequestInit = {}) {
  const own = { ...person, 'X-Forwarded-For': `198.51.100.${tests}`, 'Accept-Encoding': 'identity' };
  const request = { redirect: 'manual' as const, headers: { ...own, ...headers }, ...init };
  const response = await fetch(site.server.url + path, request);
  const header = (name: string) => response.headers.get(name);
  return { status: response.status, header, text: await response.text() };
}

/** Waits until the page is cached, which its ETag shows. Each attempt renders the page until then. */
async function kept(path: string, headers: Record<string, string> = {}) {
  await expect.poll(async () => (await get(path, headers)).header('etag'), { interval: 150 }).toBeTruthy();
  return get(path, headers);
}

describe('a page that is the same for everybody', () => {
  it('is cached if the sitemap lists it, except the demo call', async () => {
    const sitemap = (await get('/sitemap.xml')).text;
    const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
    expect(paths).toEqual(indexedPages.map(({ path }) => path));
    const cached = paths.filter((path) => path !== '/demo-call');
    for (const path of [...sample(cached), '/backupHome101525', '/alex', '/JORDAN']) await kept(path);
    expect((await get('/demo-call')).header('etag')).toBeNull();
  });

  it.each(sample(['/', '/faq', '/blog/roi']))('%s is the same from the cache as rendered', async (path) => {
    const page = await kept(path, { 'Accept-Encoding': 'br' });
    const rendered = await get(path, { Cookie: 'toast=forged' });
    expect(page.status).toBe(200);
    expect(page.header('content-encoding')).toBe('br');
    expect(page.header('vary') ?? '', 'Vary').toMatch(/accept-encoding/i);
    expect(rendered.text).toBe(page.text);
    expect((await get(path)).text).toBe(page.text);
    expect(rendered.header('etag')).toBeNull();
    for (const name of ['cache-control', 'content-security-policy', 'content-type', 'permissions-policy'])
      expect(page.header(name), name).toBe(rendered.header(name));
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(page.text) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(page.header('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}'`);
    expect(page.text).not.toContain('rel="stylesheet"');
  });

  it('responds with 304 to its ETag and with the page to another', async () => {
    const br = { 'Accept-Encoding': 'br', 'Cache-Control': 'max-age=0' }; // fetch sends no-cache otherwise
    const etag = (await kept('/faq', br)).header('etag') ?? '';
    const statusFor = async (validator: string) =>
      (await get('/faq', { ...br, 'If-None-Match': validator })).status;
    expect(await statusFor(etag)).toBe(304);
    expect(await statusFor(`"other", W/${etag}`)).toBe(304);
    expect(await statusFor('"other"')).toBe(200);
    expect((await kept('/faq')).header('etag')).not.toBe(etag);
  });

  it('is not marked as a page that depends on the visitor', async () => {
    for (const { path, isPersonal } of indexedPages) {
      if (isPersonal) continue;
      const { header } = await get(path, { Cookie: 'toast=forged' });
      expect(header('cache-control'), path).not.toContain('no-store');
    }
  });

  it('may be an hour old if it is a file for programs', async () => {
    for (const path of ['/robots.txt', '/sitemap.xml', '/llms.txt', '/blog/rss.xml', '/widget.js']) {
      const { header } = await get(path);
      expect(header('cache-control'), path).toMatch(/^public, max-age=3600/);
      expect(header('set-cookie'), path).toBeNull();
    }
  });

  it('may be stored by shared caches only if its visits are not logged', async () => {
    const storable: string[] = [];
    const logged = ['/', '/faq', '/about'];
    for (const path of new Set([...sample(indexedPages.map(({ path }) => path)), '/blog', ...logged]))
      if (/s-maxage=60/.test((await get(path)).header('cache-control') ?? '')) storable.push(path);
    expect(storable).toContain('/blog');
    for (const path of logged) expect(storable).not.toContain(path);
    await site.settled();
    const steps = JSON.stringify(site.steps());
    expect(storable.filter((path) => steps.includes(`"pathname":"${path}"`))).toEqual([]);
  });
});

describe('no data of one visitor reaches another', () => {
  it('by a personal page: none is cached', async () => {
    const { browser } = site;
    await createAgent(browser);
    await browser.open('/create-agent');
    await browser.submit({ intent: 'form' });
    await browser.submit({ intent: 'skip' });
    await browser.submit({ intent: 'back', ...business });
    const { pathname, search } = new URL(browser.url);
    const flow = ['/create-agent', '/trial-signup', '/payment-setup', '/calendar-setup', '/voice-recording'];
    for (const path of [...flow, '/demo/agent/agent_abc1', pathname + search])
      for (const _visit of [1, 2, 3]) {
        const page = await get(path, { Cookie: browser.cookie });
        expect(page.header('cache-control'), path).toBe('no-store');
        expect(page.header('etag'), path).toBeNull();
      }
  });

  it('by a notice', async () => {
    const noticesOf = ({ text }: { text: string }) =>
      new Page(text).find.queryAllByRole('alert').map((notice) => notice.textContent);
    await site.browser.open('/create-agent');
    const gone = await get('/create-agent/website?draft=aaaaaaaa', { Cookie: site.browser.cookie });
    const [notice = ''] = /toast=[^;]+/.exec(gone.header('set-cookie') ?? '') ?? [];
    const shown = await get('/about', { Cookie: notice });
    expect(noticesOf(shown), 'the notice on the page after the redirect').toHaveLength(1);
    expect(shown.header('set-cookie')).toMatch(/toast=;/);
    const next = await get('/about');
    expect(noticesOf(next), 'the notice on the page of the next visitor').toEqual([]);
    expect(next.header('set-cookie')).toBeNull();
  });

  it.each([
    ['the rep who sent them', '/', { Referer: 'https://partner.example/alex' }, /set-cookie: visitor=/],
    ['the query', '/?serviceCost=4321', {}, /4321/],
    ['the host they name', '/', { 'X-Forwarded-Host': 'other.example' }, /https?:\/\/other\.example\//],
    ['their session', '/', { Cookie: 'visitor=x' }, /<h1/],
  ])('by %s', async (_what, path, headers, theirs) => {
    const page = await kept('/');
    for (const _visit of [1, 2, 3]) {
      const other = await get(path, headers);
      expect(`set-cookie: ${other.header('set-cookie')}\n${other.text}`).toMatch(theirs);
      if (other.header('set-cookie')) expect(other.header('cache-control')).toBe('no-store');
    }
    for (const same of ['/', '/?utm_source=mail', '/?anything=1']) {
      const next = await get(same);
      expect(next.text).toBe(page.text);
      expect(next.header('set-cookie')).toBeNull();
    }
  });
});

test('each visit to a public page is logged once with its rep, cached or not', async () => {
  let visits = 0;
  const visit = (path: string, headers?: Record<string, string>) => {
    visits += 1;
    return get(path, headers);
  };
  await expect.poll(async () => (await visit('/plumbing')).header('etag'), { interval: 50 }).toBeTruthy();
  await visit('/plumbing');
  await visit('/plumbing?serviceCost=200');
  await visit('/plumbing', { Cookie: 'toast=forged' });
  await visit('/plumbing', { 'X-Forwarded-Host': 'other.example' });
  await visit('/plumbing', { Referer: `${site.server.url}/alex` });
  await get('/plumbing', { 'User-Agent': 'Googlebot/2.1' });
  await site.settled();
  // A step of the test before may arrive late.
  const logged = () => site.steps().filter((step) => JSON.stringify(step).includes('"pathname":"/plumbing"'));
  await expect.poll(() => logged().length).toBe(visits);
  const data = { page: '/plumbing', pathname: '/plumbing', trade: 'plumbing' };
  expect(site.steps()).toContainEqual(expect.objectContaining({ stepData: { ...data, salesRep: 'Alex' } }));
});

test('pages that browsers prefetch are the same for everybody', async () => {
  const rules = /<script type="speculationrules">(.*?)<\/script>/.exec((await get('/')).text)?.[1] ?? '';
  const ahead: string[] = JSON.parse(rules).prefetch[0].where.href_matches;
  const paths = addresses.filter((path) => ahead.includes(path.replace(/^\/blog\/.+/, '/blog/:slug')));
  expect(paths).toEqual(expect.arrayContaining(['/about', '/blog', '/faq', '/privacy']));
  for (const path of sample(paths)) {
    const { header } = await get(path);
    expect(header('cache-control'), path).not.toContain('no-store');
    expect(header('set-cookie'), path).toBeNull();
  }
});

test.each([
  ['/faq', 'faq_page_visit'],
  ['/about', 'about_us_page_visit'],
])('%s is logged when a prefetched page is shown', async (path, step) => {
  await get(path);
  await get(path, { 'Sec-Purpose': 'prefetch' });
  await get(
    '/log-step',
    { Origin: site.server.url },
    { method: 'POST', body: new URLSearchParams({ step }) },
  );
  await expect.poll(() => site.steps().filter((logged) => logged.step === step)).toHaveLength(2);
  const [visit, seen] = site.steps();
  expect(seen).toEqual(visit);
});
