import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { startServer } from '../setup/server-process';
import type { RunningServer } from '../setup/server-process';
import { listen } from '../setup/listen';

/** What the backend hears of visits and clicks, from the production server of the build. */
interface Logged {
  step: string;
  visitType: string;
  agentId: string;
  origin: string;
  stepData: Record<string, string>;
}

let steps: Logged[] = [];
let backend: Server;
let server: RunningServer;
const browser = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0' };

beforeAll(async () => {
  backend = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      steps.push(JSON.parse(body));
      response.setHeader('Content-Type', 'application/json').end('{}');
    });
  });
  server = await startServer({
    BACKEND_URL: await listen(backend),
    BACKEND_KEY: 'key',
    SESSION_SECRET: 'only-for-the-tests-of-this-repository',
    SETUP_AGENT_ID: 'agent_setup',
    DEMO_AGENT_ID: 'agent_demo',
  });
});
afterAll(async () => {
  await server.stop();
  backend.close();
});
beforeEach(() => {
  steps = [];
});

/** The first step that follows: a click that is logged for certain comes after what may not be logged. */
async function open(path: string, headers: Record<string, string> = {}, init: RequestInit = {}) {
  return fetch(server.url + path, { redirect: 'manual', headers: { ...browser, ...headers }, ...init });
}

function click(fields: Record<string, string>, headers: Record<string, string> = {}) {
  return open(
    '/get-started',
    {},
    {
      method: 'POST',
      headers: { ...browser, Origin: server.url, ...headers },
      body: new URLSearchParams(fields),
    },
  );
}

test.each(['/', '/backupHome101525', '/plumbing', '/videocreationwhiteboard'])(
  'a visit to %s is logged',
  { tags: ['7.log.2'] },
  async (path) => {
    await open(path);
    await expect.poll(() => steps).toHaveLength(1);
    expect(steps[0]).toMatchObject({
      step: 'home_page_visit',
      visitType: 'home',
      agentId: 'unknown',
      origin: 'WebForm',
      stepData: { page: path, pathname: path },
    });
  },
);

test.each([
  ['/about', 'about_us_page_visit', 'about_us'],
  ['/faq', 'faq_page_visit', 'faq'],
])(
  'a visit to %s is logged, and only a visit',
  { tags: ['7.log.4', '7.log.7'] },
  async (path, step, visitType) => {
    await open(path, {}, { method: 'HEAD', headers: browser });
    await open(path, { Purpose: 'prefetch' });
    await open(path);
    await click({ source: 'pricing' });
    await expect.poll(() => steps.map((logged) => logged.step)).toEqual([step, 'cta_clicked']);
    expect(steps[0]).toMatchObject({ visitType, agentId: 'unknown', origin: 'WebForm', stepData: {} });
  },
);

test(
  'a visit to a rep’s page carries the rep',
  { tags: ['D.log.rep', 'D.route.rep', '2.route.2'] },
  async () => {
    const response = await open('/ALEX');
    expect(response.headers.get('cache-control')).toContain('no-store');
    await expect.poll(() => steps).toHaveLength(1);
    expect(steps[0]?.stepData).toEqual({ page: '/ALEX', pathname: '/ALEX', salesRep: 'Alex' });
  },
);

test('a visit that a rep’s link brought keeps the rep', { tags: ['6.2'] }, async () => {
  const response = await open('/', { Referer: 'https://partner.example/team/jordan' });
  const [cookie = ''] = response.headers.getSetCookie();
  expect(cookie).toMatch(/^visitor=/);
  const again = await open('/plumbing', { Cookie: cookie.split(';')[0] ?? '' });
  expect(again.headers.getSetCookie()).toEqual([]);
  await expect.poll(() => steps.map(({ stepData }) => stepData.salesRep)).toEqual(['Jordan', 'Jordan']);
});

test(
  'the click is logged with its section, and with the rep whose page it was on',
  { tags: ['7.log.3', 'D.log.page'] },
  async () => {
    const response = await click({ source: 'pricing' }, { Referer: `${server.url}/jordan` });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/create-agent']);
    await expect.poll(() => steps).toHaveLength(1);
    expect(steps[0]).toMatchObject({
      step: 'cta_clicked',
      visitType: 'try_free',
      stepData: { source: 'pricing', ctaText: 'Get Started Today', salesRep: 'Jordan' },
    });
  },
);

test(
  'prefetches, bots, HEAD requests and another press of Calculate are no visits',
  { tags: ['D.log.robots'] },
  async () => {
    await open('/', { 'Sec-Purpose': 'prefetch' });
    await open('/', { 'User-Agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
    await open('/', {}, { method: 'HEAD', headers: browser });
    await open('/?serviceCost=200', { Referer: `${server.url}/?serviceCost=150` });
    await open('/?serviceCost=200', { Referer: 'https://elsewhere.example/' });
    await expect.poll(() => steps).toHaveLength(1);
    await click({ source: 'elsewhere' });
    await expect.poll(() => steps.map(({ step }) => step)).toEqual(['home_page_visit', 'cta_clicked']);
    expect(steps[1]?.stepData.source).toBe('unknown');
  },
);

test(
  'a click from another site is refused and not logged; a plain visit sets no cookie',
  { tags: ['E.guard'] },
  async () => {
    const refused = await click({ source: 'pricing' }, { Origin: 'https://elsewhere.example' });
    expect(refused.status).toBe(403);
    expect(refused.headers.get('content-type')).toContain('text/html');
    const home = await open('/');
    expect(home.headers.getSetCookie()).toEqual([]);
    expect(home.headers.get('content-security-policy')).toContain("script-src 'self'");
    await expect.poll(() => steps.map(({ step }) => step)).toEqual(['home_page_visit']);
  },
);

test(
  'whatever stands in the address, the calculator answers with a page',
  { tags: ['E.robust', 'D.calculator.4'] },
  async () => {
    for (const query of [
      'serviceCost=%00&bookings=%F0%9F%92%A9',
      'openHour=1e999',
      'missedPercent=-0',
      '__proto__=1',
    ]) {
      const response = await open(`/?${query}`);
      expect(response.status).toBe(200);
      expect(await response.text()).not.toMatch(/NaN|Infinity|undefined/);
    }
  },
);
