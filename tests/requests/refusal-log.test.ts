import { expect, test } from 'vitest';

import { createAgent, customer, reachVoice } from '../setup/typical-owner';
import { person } from '../setup/plain-browser';
import { useSite } from './site';

// Error pages ask the visitor to quote the request ID. The log must have it, with the reason.
const site = useSite({ requestWeight: 10 });

const lines = () =>
  site.server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): Record<string, unknown> => JSON.parse(line));
const linesOf = (requestId: unknown) => lines().filter((line) => line.requestId === requestId);

const form = 'application/x-www-form-urlencoded';
const from = (origin: string, type = form) => ({ Origin: origin, 'Content-Type': type });

test.each<[number, string, string, (url: string) => { headers: Record<string, string>; body: string }]>([
  [403, 'request-check', '/create-agent', () => ({ headers: from('https://elsewhere.example'), body: '' })],
  [415, 'request-check', '/create-agent', (url) => ({ headers: from(url, 'text/plain'), body: 'x' })],
  [
    400,
    'request-check',
    '/create-agent',
    (url) => ({ headers: from(url, 'multipart/form-data'), body: 'x' }),
  ],
  [413, 'body-limit', '/trial-signup', (url) => ({ headers: from(url), body: `name=${'x'.repeat(70_000)}` })],
  [400, 'cookies', '/trial-signup', (url) => ({ headers: from(url), body: 'name=Ana' })],
  [403, 'form', '/log-step', (url) => ({ headers: from(url), body: 'step=2' })],
])('logs one line for a form that is refused with %i by %s', async (status, by, route, post) => {
  const { url } = site.server;
  const { headers, body } = post(url);
  const response = await fetch(url + route, { method: 'POST', headers: { ...person, ...headers }, body });
  expect(response.status).toBe(status);
  const requestId = response.headers.get('X-Request-Id');
  await expect.poll(() => linesOf(requestId)).toHaveLength(1);
  expect(linesOf(requestId)).toMatchObject([{ level: 40, by, status, route, method: 'POST' }]);
});

test('logs one line for a method that a page doesn’t take', async () => {
  const response = await fetch(`${site.server.url}/faq`, {
    method: 'PUT',
    headers: from(site.server.url),
    body: '',
  });
  expect(response.status).toBe(405);
  const requestId = response.headers.get('X-Request-Id');
  await expect
    .poll(() => linesOf(requestId))
    .toMatchObject([{ by: 'method', status: 405, route: '/faq', method: 'PUT' }]);
});

test('logs the request ID that a 403 page shows', async () => {
  const { url } = site.server;
  const headers = { ...person, ...from('https://elsewhere.example') };
  const page = await (await fetch(`${url}/trial-signup`, { method: 'POST', headers, body: '' })).text();
  const quoted = /\d{4}-\d{4}-\d{4}/.exec(page)?.[0];
  await expect.poll(() => linesOf(quoted)).toMatchObject([{ by: 'request-check', status: 403 }]);
});

test('logs one line each for a form over the limit, one from a bot and one with a mistake', async () => {
  const { browser } = site;
  await reachVoice(browser, '/create-agent2');
  await browser.submit({ intent: 'default' });
  await browser.submit({ intent: 'create', remarks: 'spam' });
  await browser.open('/create-agent');
  await browser.submit({ intent: 'form' });
  await browser.submit({ intent: 'analyze', websiteAddress: '' });
  const last = () =>
    lines()
      .filter(({ msg }) => msg === 'request refused')
      .map(({ by, status }) => [by, status]);
  await expect
    .poll(() => last().slice(-2))
    .toEqual([
      ['honeypot', 400],
      ['form', 400],
    ]);
  const { url } = site.server;
  const look = () => fetch(`${url}/demo/agent/agent_x?phone=look`, { headers: person });
  const statuses = await Promise.all(Array.from({ length: 7 }, async () => (await look()).status));
  expect(statuses).toContain(429);
  await expect.poll(() => last().at(-1)).toEqual(['rate-limit', 429]);
});

test.each([
  ['success: false', 200, { success: false }],
  ['400', 400, {}],
])('logs that the backend refused with %s, but not its text', async (_how, status, body) => {
  const { browser, backend } = site;
  await createAgent(browser);
  await browser.open('/trial-signup');
  await browser.submit(customer);
  const error = 'Plan missing for Ana Rivera <ana@rivera.example>, 1 Main St, +1 512 555 0199.';
  backend.responses['create-subscription'] = () => ({ status, body: { ...body, error } });
  await browser.submit({ intent: 'subscribe' });
  site.shows('Failed to start subscription. Please try again.');
  const failed = () => lines().filter(({ msg }) => msg === 'backend call failed');
  await expect.poll(failed).not.toEqual([]);
  expect(failed().at(-1)).toMatchObject({ level: 40, functionName: 'create-subscription', status });
  expect(site.server.output()).not.toMatch(/Plan missing|Ana|ana@|Main St|555 0199/);
});
