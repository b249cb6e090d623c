import { afterAll, beforeAll, expect, test } from 'vitest';

import { freePort } from '../setup/listen';
import { startServer } from '../setup/server-process';
import type { RunningServer } from '../setup/server-process';

let server: RunningServer;
let port: number;

beforeAll(async () => {
  port = await freePort();
  server = await startServer({ BACKEND: 'mock', METRICS_PORT: String(port) });
});
afterAll(() => server.stop());

async function metrics(): Promise<string> {
  return (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
}

test('requests, backend calls and refusals are counted, on a port of their own', async () => {
  await expect.poll(() => metrics().catch(() => '')).toContain('process_resident_memory_bytes');
  const headers = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0' };
  await fetch(`${server.url}/faq`, { headers });
  await fetch(`${server.url}/create-agent`, {
    method: 'POST',
    headers: { Origin: 'https://elsewhere.example' },
    body: new URLSearchParams(),
  });
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
])('the name %s with %i is what the router matched', async (route, status, path) => {
  const line = `web_http_request_duration_seconds_count{route="${route}",method="GET",status="${status}"}`;
  const count = async () => Number((await metrics()).split(`${line} `)[1]?.split('\n')[0] ?? 0);
  const before = await count();
  await fetch(server.url + path, { redirect: 'manual' });
  await expect.poll(count, { timeout: 5_000 }).toBe(before + 1);
  expect(await metrics()).not.toContain('private');
});
