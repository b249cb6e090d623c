import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { brand } from '../../app/brand';
import { addresses } from '../markup/page-states';
import { startServer } from '../setup/server-process';
import type { RunningServer } from '../setup/server-process';

const everyKind: [string, string, RequestInit?][] = [
  ['a page', '/'],
  ['a flow page', '/create-agent'],
  ['an error page', '/no/such/page'],
  ['a redirect', '/about-us'],
  ['a resource', '/robots.txt'],
  ['a data answer', '/faq.data'],
  ['a file', '/favicon.svg'],
  ['a share image', '/og/home.png'],
  ['the widget script', '/widget.js'],
  ['the page for frames', `/${brand.slug}`],
  ['a refused form', '/create-agent', { method: 'POST', body: new URLSearchParams() }],
  ['another method', '/faq', { method: 'DELETE' }],
];
const shared = ['/og/home.png', '/widget.js', `/${brand.slug}`];
const scriptsAllowed = /script-src ([^;]*)/;
/** Sources that let others' scripts in, but for one file. */
const open = /'unsafe-|\*|data:|http:|https:(?!\/\/[\w.]+\/\S+\.js)/;

describe('a site on https', () => {
  let server: RunningServer;
  beforeAll(async () => void (server = await startServer({ PUBLIC_URL: 'https://site.example' })));
  afterAll(() => server.stop());

  test.each(everyKind)(
    '%s has the headers that keep a visitor on https and a file what it is, each once',
    { tags: ['D.headers.every'] },
    async (_kind, path, init) => {
      const { headers } = await fetch(server.url + path, { redirect: 'manual', ...init });
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}$/);
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      const resources = shared.includes(path) ? 'cross-origin' : 'same-origin';
      expect(headers.get('cross-origin-resource-policy')).toBe(resources);
      expect(headers.get('x-powered-by')).toBeNull();
    },
  );

  test(
    'no page runs a stranger’s script, stands in a stranger’s frame, or has a cookie that scripts or other sites use',
    { tags: ['D.headers'] },
    async () => {
      for (const path of [...addresses, '/no/such/page']) {
        const { headers } = await fetch(server.url + path);
        const policy = headers.get('content-security-policy') ?? '';
        expect(policy, path).toMatch(/^default-src 'none'/);
        expect(scriptsAllowed.exec(policy)?.[1] ?? '', path).not.toMatch(open);
        const frames = path === `/${brand.slug}` ? 'frame-ancestors *' : "frame-ancestors 'none'";
        expect(policy, path).toContain(frames);
        for (const cookie of headers.getSetCookie())
          expect(cookie, path).toMatch(/^__Host-.*(?=.*; Secure)(?=.*; HttpOnly)(?=.*; SameSite=Lax)/);
      }
    },
  );

  test.each([
    ['/faq', 'POST', 'GET, HEAD'],
    ['/robots.txt', 'POST', 'GET, HEAD'],
    ['/faq', 'PUT', 'GET, HEAD'],
    ['/create-agent', 'PUT', 'GET, HEAD, POST'],
    ['/log-step', 'GET', 'POST'],
  ])('%s tells a %s what it allows', async (path, method, allowed) => {
    const init = { method, body: method === 'GET' ? null : 'a=b' };
    const { status, headers } = await fetch(server.url + path, init);
    expect([status, headers.get('allow')]).toEqual([405, allowed]);
  });
});

const lies: Record<string, string>[] = [
  { 'X-Forwarded-Host': 'a b' },
  { 'X-Forwarded-Host': 'evil.example/x?' },
  { 'X-Forwarded-Host': 'evil.example:99999999' },
  { 'X-Forwarded-Host': '[::1' },
  { 'X-Forwarded-Proto': 'http://evil/?' },
  { 'X-Forwarded-Proto': 'javascript' },
  { 'X-Forwarded-Proto': 'https, x:' },
  { 'X-Forwarded-Host': ',', 'X-Forwarded-Proto': ',' },
];
const twoProxies = {
  'X-Forwarded-Host': 'evil.example, site.example',
  'X-Forwarded-Proto': 'ftp, https',
};

test.each(['0', '1', '2'])(
  'with %s trusted proxies no stranger chooses the address that the site gives itself',
  { tags: ['D.headers.forwarded'] },
  async (TRUST_PROXY) => {
    const server = await startServer({ TRUST_PROXY });
    const canonical = async (headers: Record<string, string>) => {
      const page = await fetch(`${server.url}/faq`, { headers });
      expect(page.status).toBe(200);
      return /<link rel="canonical" href="([^"]*)"/.exec(await page.text())?.[1];
    };
    for (const headers of lies)
      expect(await canonical(headers)).toMatch(/^https?:\/\/127\.0\.0\.1:\d+\/faq$/);
    const told =
      TRUST_PROXY === '1' ? 'https://site.example/faq' : expect.not.stringContaining('https://site');
    expect(await canonical(twoProxies)).toEqual(told);
    await server.stop();
  },
);

test('a site that is not on https asks for no https', async () => {
  const server = await startServer();
  expect((await fetch(server.url)).headers.has('strict-transport-security')).toBe(false);
  await server.stop();
});
