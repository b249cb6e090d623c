import { afterAll, beforeAll, expect, test } from 'vitest';

import { freePort } from '../setup/listen';
import { PlainBrowser, person } from '../setup/plain-browser';
import { startServer } from '../setup/server-process';
import type { RunningServer } from '../setup/server-process';
import { business, customer } from '../setup/typical-owner';

let server: RunningServer;
let port: number;

beforeAll(async () => {
  port = await freePort();
  server = await startServer({ BACKEND: 'mock', MOCK_PACE: '0', METRICS_PORT: String(port) });
});
afterAll(() => server.stop());

const metrics = () =>
  fetch(`http://127.0.0.1:${port}/metrics`).then(
    (response) => response.text(),
    () => '', // not open yet
  );

test('an operator sees requests, backend calls and refusals, on a port that visitors do not reach', async () => {
  await expect.poll(metrics).toContain('process_resident_memory_bytes');
  await fetch(`${server.url}/faq`, { headers: person });
  const headers = { Origin: 'https://elsewhere.example' };
  await fetch(`${server.url}/create-agent`, { method: 'POST', headers, body: new URLSearchParams() });
  for (const line of [
    'web_http_request_duration_seconds_count{route="/faq",method="GET",status="200"} 1',
    'web_http_request_duration_seconds_count{route="/create-agent",method="POST",status="403"} 1',
    'web_backend_call_duration_seconds_count{function="log-agent-creator-step",outcome="ok"} 1',
    'web_refusals_total{by="guard",status="403"} 1',
  ])
    await expect.poll(metrics).toContain(line);
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
});

test.each([
  ['/', 200, '/?serviceCost=200'],
  ['/demo/agent/:agentId?', 200, '/demo/agent/agent_private1'],
  ['/:rep', 404, '/private1'],
  ['/:rep', 200, '/alex'],
  ['/:rep', 404, '/ana@private.example'],
  ['/*', 404, '/no/such/private1'],
  ['/about-us', 301, '/about-us'],
  ['/robots.txt', 200, '/robots.txt'],
  ['/healthz', 200, '/healthz'],
  ['file', 200, '/favicon.svg'],
  ['/*', 404, '/assets/private1.css'],
  ['none', 414, `/private1${'/'.repeat(2_050)}x`],
])('figures name the route %s with %i, and nothing that a visitor typed', async (route, status, path) => {
  const line = `web_http_request_duration_seconds_count{route="${route}",method="GET",status="${status}"}`;
  const count = async () => Number((await metrics()).split(`${line} `)[1]?.split('\n')[0] ?? 0);
  const before = await count();
  await fetch(server.url + path, { redirect: 'manual' });
  await expect.poll(count).toBe(before + 1);
  expect(await metrics()).not.toContain('private');
});

test('each step of the way is counted once, under the variant that it was begun in', async () => {
  const browser = new PlainBrowser(server.url);
  await browser.open('/create-agent');
  await browser.submit({ intent: 'form' });
  await browser.submit({ intent: 'analyze', websiteAddress: 'rivera.example' });
  await browser.submit({ intent: 'next', ...business });
  await browser.submit({ intent: 'default' });
  const agentId = /agent_[A-Za-z0-9]+/.exec(browser.url)?.[0];
  for (const _twice of [1, 2]) {
    await browser.open('/trial-signup');
    await browser.submit(customer);
  }
  for (const _twice of [1, 2]) await browser.open(`/calendar-setup?session_id=cs_1&agentId=${agentId}`);
  for (const step of ['calendar', 'invite', 'widget', 'voice', 'test'])
    await browser.submit({ step, done: 'true' });
  const funnel = async () =>
    (await metrics()).split('\n').filter((line) => /^web_funnel_steps_total\{.*[1-9]$/.test(line));
  const steps = ['started', 'analysed', 'created', 'trial', 'paid', 'checklist-complete'];
  await expect
    .poll(funnel)
    .toEqual(steps.map((step) => `web_funnel_steps_total{step="${step}",variant="A"} 1`));
});
