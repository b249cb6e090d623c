import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import { brand } from '../../app/brand';
import { addresses } from '../markup/page-states';
import { startApp } from '../setup/app-in-process';
import type { RunningApp } from '../setup/app-in-process';

const frame = `/${brand.slug}`;
const shared = ['/og/home.png', '/widget.js', frame];
const kinds: [path: string, init?: RequestInit][] = [
  ...['/', '/create-agent', '/no/such/page', '/about-us', '/robots.txt', '/faq.data'].map((path) => [path]),
  ...['/favicon.svg', ...shared].map((path) => [path]),
  ['/create-agent', { method: 'POST', body: new URLSearchParams() }],
  ['/faq', { method: 'DELETE' }],
] as [string, RequestInit?][];
/** Content policy sources that would allow other sites' scripts. */
const open = /'unsafe-|\*|data:|http:|https:(?!\/\/[\w.]+\/\S+\.js)/;

describe('a site on https', () => {
  let server: RunningApp;
  beforeAll(async () => void (server = await startApp({ PUBLIC_URL: 'https://site.example' })));
  afterAll(() => server.stop());

  test.each(kinds)('sends the security headers with %s', async (path, init) => {
    const { headers, status } = await fetch(server.url + path, { redirect: 'manual', ...init });
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8}$/),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': shared.includes(path) ? 'cross-origin' : 'same-origin',
    });
    expect([headers.has('x-powered-by'), headers.has('allow')]).toEqual([false, status === 405]);
  });

  test('allows no other site to run scripts, frame pages or use its cookies', async () => {
    for (const path of [...addresses, '/no/such/page']) {
      const { headers } = await fetch(server.url + path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy, path).toMatch(/^default-src 'none'/);
      expect(/script-src ([^;]*)/.exec(policy)?.[1] ?? '', path).not.toMatch(open);
      expect(policy, path).toContain(`frame-ancestors ${path === frame ? '*' : "'none'"}`);
      for (const cookie of headers.getSetCookie())
        expect(cookie, path).toMatch(/^__Host-.*(?=.*; Secure)(?=.*; HttpOnly)(?=.*; SameSite=Lax)/);
    }
  });

  test.each([
    ['/faq', 'POST', 'GET, HEAD'],
    ['/robots.txt', 'POST', 'GET, HEAD'],
    ['/faq', 'PUT', 'GET, HEAD'],
    ['/create-agent', 'PUT', 'GET, HEAD, POST'],
    ['/create-agent', 'OPTIONS', 'GET, HEAD, POST'],
    ['/log-step', 'GET', 'POST'],
    ['/voice-handover', 'PUT', 'POST'],
  ])('%s responds to %s with 405 and the allowed methods', async (path, method, allowed) => {
    const init = { method, body: method === 'GET' ? null : 'a=b' };
    const { status, headers } = await fetch(server.url + path, init);
    expect([status, headers.get('allow')]).toEqual([405, allowed]);
  });

  test.each([
    ['/robots.txt', 'GET, HEAD'],
    ['/healthz', 'GET, HEAD'],
    ['/demo/agent/agent_a1/number', 'GET, HEAD, POST'],
  ])('%s responds to OPTIONS with the allowed methods', async (path, allowed) => {
    const { headers } = await fetch(server.url + path, { method: 'OPTIONS' });
    expect(headers.get('allow')).toBe(allowed);
  });
});

const lies: Record<string, string>[] = [
  ...['a b', 'evil.example/x?', 'evil.example:99999999', '[::1'].map((host) => ({
    'X-Forwarded-Host': host,
  })),
  ...['http://evil/?', 'javascript', 'https, x:'].map((scheme) => ({ 'X-Forwarded-Proto': scheme })),
  { 'X-Forwarded-Host': ',', 'X-Forwarded-Proto': ',' },
];
const twoProxies = { 'X-Forwarded-Host': 'evil.example, site.example', 'X-Forwarded-Proto': 'ftp, https' };

describe.each(['0', '1', '2'])('with %s trusted proxies', (TRUST_PROXY) => {
  let server: RunningApp;
  beforeAll(async () => void (server = await startApp({ TRUST_PROXY })));
  afterAll(() => server.stop());

  test('clients can’t choose the origin or scheme that the site uses', async () => {
    const canonical = async (headers: Record<string, string>) => {
      const page = await fetch(`${server.url}/faq`, { headers });
      expect([page.status, page.headers.has('strict-transport-security')]).toEqual([200, false]);
      return /<link rel="canonical" href="([^"]*)"/.exec(await page.text())?.[1];
    };
    for (const headers of lies)
      expect(await canonical(headers)).toMatch(/^https?:\/\/127\.0\.0\.1:\d+\/faq$/);
    const ours = 'https://site.example/faq';
    const told = await canonical(twoProxies);
    expect(told).toEqual(TRUST_PROXY === '1' ? ours : expect.not.stringContaining('https://site'));
  });
});

test.each(['https://widget.example', 'http://127.0.0.1:4010'])(
  'the page of a call, and no page without one, may run the widget of %s',
  async (origin) => {
    const server = await startApp({ VOICE_WIDGET_SRC: `${origin}/embed.js` });
    onTestFinished(() => void server.stop());
    const scriptsOf = async (path: string) => {
      const { headers } = await fetch(server.url + path);
      return /script-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1]?.split(' ');
    };
    for (const path of [frame, '/demo-call']) expect(await scriptsOf(path), path).toContain(origin);
    expect(await scriptsOf('/faq'), '/faq').not.toContain(origin);
  },
);
