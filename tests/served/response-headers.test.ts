import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { brand } from '../../app/brand';
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

describe('a site on https', () => {
  let server: RunningServer;
  beforeAll(async () => void (server = await startServer({ PUBLIC_URL: 'https://site.example' })));
  afterAll(() => server.stop());

  test.each(everyKind)(
    '%s has the headers that every answer has, each once',
    { tags: ['D.headers.every'] },
    async (_kind, path, init) => {
      const { headers } = await fetch(server.url + path, { redirect: 'manual', ...init });
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}$/);
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe(
        shared.includes(path) ? 'cross-origin' : 'same-origin',
      );
      expect(headers.get('x-powered-by')).toBeNull();
    },
  );

  test.each([
    ['/faq', 'POST', 'GET, HEAD'],
    ['/robots.txt', 'POST', 'GET, HEAD'],
    ['/faq', 'PUT', 'GET, HEAD'],
    ['/create-agent', 'PUT', 'GET, HEAD, POST'],
    ['/log-step', 'GET', 'POST'],
  ])('%s tells a %s what it allows', async (path, method, allowed) => {
    const { status, headers } = await fetch(server.url + path, {
      method,
      body: method === 'GET' ? null : 'a=b',
    });
    expect([status, headers.get('allow')]).toEqual([405, allowed]);
  });
});

test('a site that is not on https asks for no https', async () => {
  const server = await startServer();
  const { headers } = await fetch(server.url);
  expect(headers.get('strict-transport-security')).toBeNull();
  await server.stop();
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

describe.each(['0', '1', '2'])('what a client claims of proxies, of which there are %s,', (TRUST_PROXY) => {
  let server: RunningServer;
  beforeAll(async () => void (server = await startServer({ TRUST_PROXY })));
  afterAll(() => server.stop());

  test.each(lies)('is no address of ours: %o', { tags: ['D.headers.forwarded'] }, async (headers) => {
    const page = await fetch(`${server.url}/faq`, { headers });
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]).toMatch(
      /^https?:\/\/127\.0\.0\.1:\d+\/faq$/,
    );
  });

  test('counts where a trusted proxy said it last', async () => {
    const headers = { 'X-Forwarded-Host': 'evil.example, site.example', 'X-Forwarded-Proto': 'ftp, https' };
    const html = await (await fetch(`${server.url}/faq`, { headers })).text();
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
    if (TRUST_PROXY === '1') expect(canonical).toBe('https://site.example/faq');
    else expect(canonical).not.toContain('https://site.example');
  });
});
