import { expect, test } from 'vitest';

import { freePort } from '../setup/listen';
import { person } from '../setup/plain-browser';
import { watchForSecondCall } from '../setup/second-call';
import { business, customer } from '../setup/typical-owner';
import { useSite } from './site';

// The operator's metrics, and the request ID that connects responses, log lines and backend calls.
const port = await freePort();
const site = useSite({ variables: { METRICS_PORT: String(port) } });
const metrics = () =>
  fetch(`http://127.0.0.1:${port}/metrics`).then(
    (response) => response.text(),
    () => '', // not listening yet
  );
const post = (path: string) =>
  fetch(site.server.url + path, {
    method: 'POST',
    headers: { Origin: 'https://elsewhere.example' },
    body: new URLSearchParams(),
  });

test('counts requests, backend calls and refusals on a separate port', async () => {
  await expect.poll(metrics).toContain('process_resident_memory_bytes');
  await fetch(`${site.server.url}/faq`, { headers: person });
  await post('/create-agent');
  await site.browser.post({ name: 'x'.repeat(70_000) }, '/trial-signup');
  for (const line of [
    'web_http_request_duration_seconds_count{route="/faq",method="GET",status="200"} 1',
    'web_http_request_duration_seconds_count{route="/create-agent",method="POST",status="403"} 1',
    'web_backend_call_duration_seconds_count{function="log-agent-creator-step",outcome="ok"} 1',
    'web_refusals_total{by="request-check",status="403"} 1',
    'web_refusals_total{by="body-limit",status="413"} 1',
  ])
    await expect.poll(metrics).toContain(line);
  expect((await fetch(`${site.server.url}/metrics`)).status).toBe(404);
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
  ['file', 200, '/favicon.svg'],
  ['file', 404, '/assets/private1.css'],
  ['/*', 414, `/private1${'/'.repeat(2_050)}x`],
])(
  'counts %s with %i by route pattern, without anything that a visitor typed',
  async (route, status, path) => {
    const line = `web_http_request_duration_seconds_count{route="${route}",method="GET",status="${status}"}`;
    const count = async () => Number((await metrics()).split(`${line} `)[1]?.split('\n')[0] ?? 0);
    const before = await count();
    await fetch(site.server.url + path, { redirect: 'manual' });
    await expect.poll(count).toBe(before + 1);
    expect(await metrics()).not.toContain('private');
  },
);

test('counts a visitor who leaves before the response as gone', async () => {
  site.backend.responses['get-agent-phone'] = () => new Promise<never>(() => undefined);
  const visitor = new AbortController();
  const page = fetch(`${site.server.url}/demo/agent/agent_abc1?phone=look`, {
    headers: person,
    signal: visitor.signal,
  });
  await expect.poll(() => site.backend.to('get-agent-phone').length).toBe(1);
  visitor.abort();
  await expect(page).rejects.toThrow();
  await expect
    .poll(metrics)
    .toContain(
      'web_http_request_duration_seconds_count{route="/demo/agent/:agentId?",method="GET",status="gone"} 1',
    );
});

test('counts each step once under the variant that the setup started in', async () => {
  const { browser } = site;
  await browser.open('/create-agent');
  await browser.submit({ intent: 'form' });
  await browser.submit({ intent: 'analyze', websiteAddress: 'rivera.example' });
  await browser.submit({ intent: 'next', ...business });
  const made = { status: 200, body: { success: true, agentId: 'agent_abc1' } };
  const secondCall = watchForSecondCall('create');
  site.backend.responses['create-full-agent'] = () => secondCall().then(() => made);
  await Promise.all([browser.submit({ intent: 'default' }), browser.submit({ intent: 'default' })]);
  for (const _twice of [1, 2]) {
    await browser.open('/trial-signup');
    await browser.post(customer);
    await browser.open('/calendar-setup?session_id=cs_1&agentId=agent_abc1');
  }
  for (const step of ['calendar', 'invite', 'widget', 'voice', 'test', 'phone'])
    await browser.submit({ intent: 'mark', step, done: 'true' });
  await browser.post({ ...customer, agent: 'agent_linked1' }, '/trial-signup');
  await browser.open('/calendar-setup?session_id=cs_2&agentId=agent_linked1');
  const funnel = async () => (await metrics()).match(/^web_funnel_steps_total\{.*[1-9]$/gm)?.sort();
  const steps = ['started', 'analysed', 'created', 'trial', 'paid', 'checklist-complete'];
  const line = (variant: string) => (step: string) =>
    `web_funnel_steps_total{step="${step}",variant="${variant}"} 1`;
  const counted = [...steps.map(line('A')), ...['trial', 'paid'].map(line('unknown'))];
  await expect.poll(funnel).toEqual(counted.sort());
});

test.each([
  ['B', '/create-agent2'],
  ['C', '/create-agent3'],
])('counts the steps of a setup with a review under its variant %s', async (variant, path) => {
  const { browser } = site;
  await browser.open(path);
  await browser.submit({ intent: 'form' });
  await browser.submit({ intent: 'next', websiteAddress: 'rivera.example' });
  await browser.submit({ intent: 'analyze' });
  await browser.submit({ intent: 'next', ...business });
  await browser.submit({ intent: 'default' });
  await browser.submit({ intent: 'create' });
  await browser.post(customer, '/trial-signup');
  await browser.open('/calendar-setup?session_id=cs_1&agentId=agent_abc1');
  const counts = new RegExp(`^web_funnel_steps_total\\{step="(.+)",variant="${variant}"\\} 1$`, 'gm');
  const counted = async () => Array.from((await metrics()).matchAll(counts), ([, step]) => step).sort();
  await expect.poll(counted).toEqual(['analysed', 'created', 'paid', 'started', 'trial']);
});

test('counts a setup by call once, but not the call of a receptionist that has a number already', async () => {
  const { browser, backend } = site;
  const ofCalls = async () => (await metrics()).match(/^web_funnel_steps_total\{.*"call".*[1-9]$/gm)?.sort();
  await browser.open('/create-agent');
  await browser.submit({ intent: 'voice' });
  backend.responses['assign-agent-phone'] = { success: true, assignedPhoneNumber: null };
  for (const phoneNumber of [null, null, '+15125550123']) {
    backend.responses['get-agent-phone'] = { success: true, phoneNumber };
    await browser.post({ Agent_Id: 'agent_called1' }, '/voice-handover');
  }
  await expect
    .poll(ofCalls)
    .toEqual(['created', 'started'].map((step) => `web_funnel_steps_total{step="${step}",variant="call"} 1`));
});

test.each([
  ['the page finds', '/demo/agent/agent_called1?phone=look'],
  ['the call, sent again, finds', '/'],
])('counts a setup by call once %s that its receptionist has no number yet', async (_what, path) => {
  const { browser, backend } = site;
  const created = async () =>
    Number((await metrics()).match(/^web_funnel_steps_total\{step="created",variant="call"\} (\d)$/m)?.[1]);
  const before = await created();
  await browser.open('/create-agent/voice-setup');
  backend.responses['get-agent-phone'] = () => ({ status: 503, body: {} });
  await browser.post({ Agent_Id: 'agent_called1' }, '/voice-handover');
  expect(await created()).toBe(before);
  backend.responses['get-agent-phone'] = { success: true, phoneNumber: null };
  await browser.open(path, { 'Sec-Fetch-Site': 'same-origin' });
  await browser.post({ Agent_Id: 'agent_called1' }, '/voice-handover');
  expect(await created()).toBe(before + 1);
});

test('a response, its log lines and its backend calls share a request ID and the caller’s trace', async () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const headers = { ...person, traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
  const numbers: string[] = [];
  for (let visit = 0; visit < 5; visit += 1) {
    const response = await fetch(`${site.server.url}/`, { headers }); // on one connection
    await response.text();
    numbers.push(response.headers.get('X-Request-Id') ?? '');
  }
  expect(new Set(numbers).size).toBe(5);
  expect(numbers[0]).toMatch(/^\d{4}-\d{4}-\d{4}$/);
  const calls = () => site.backend.to('log-agent-creator-step').map((call) => call.headers);
  const sent = () => calls().map((call) => call['x-request-id']);
  await expect.poll(() => sent().sort()).toEqual(numbers.map((number) => `${number}.1`).sort());
  const trace = new RegExp(`^00-${traceId}-(?!00f067aa0ba902b7)[0-9a-f]{16}-01$`);
  for (const { traceparent } of calls()) expect(traceparent).toMatch(trace);
  const line = () =>
    site.server
      .output()
      .split('\n')
      .find((text) => text.includes(`"requestId":"${numbers[0]}`));
  await expect.poll(line).toContain(traceId);
});

test('an error page shows the request ID to quote', async () => {
  const reply = await post('/create-agent');
  expect([reply.status, await reply.text()]).toEqual([
    403,
    expect.stringContaining(reply.headers.get('X-Request-Id') ?? 'none'),
  ]);
});
