import { afterAll, beforeAll, expect, test } from 'vitest';

import { KeepAlive } from '../setup/keep-alive';
import { startApp } from '../setup/app-in-process';
import type { RunningApp } from '../setup/app-in-process';

let server: RunningApp;
beforeAll(async () => void (server = await startApp()));
afterAll(() => server.stop());

test.each<[string, number, string, { method?: string; headers?: Record<string, string> }?]>([
  ['a foreign origin', 403, '/create-agent', { headers: { Origin: 'https://evil.example' } }],
  ['a page that takes no forms', 405, '/faq'],
  ['another method', 405, '/create-agent', { method: 'PUT' }],
  ['a method that nothing takes', 405, '/', { method: 'PROPFIND' }],
  ['a form that is too large', 413, '/trial-signup'],
  ['another kind of body', 415, '/create-agent', { headers: { 'Content-Type': 'text/plain' } }],
  ['an address that is too long', 414, `/${'x'.repeat(3_000)}`],
  ['an address that nobody knows', 405, '/no/such/page'],
  ['a step that is too large', 413, '/log-step'],
  ['a file of the site', 404, '/favicon.svg'],
])('the connection stays usable after %s was refused', async (_kind, status, path, init) => {
  const usual = { Origin: server.url, 'Content-Type': 'application/x-www-form-urlencoded' };
  const post = { method: 'POST', ...init, headers: { ...usual, ...init?.headers } };
  for (const how of ['whole', 'chunked'] as const)
    for (const size of [70_000, 400_000, 3_000_000]) {
      const connection = new KeepAlive();
      const refusal = await connection.send(server.url + path, post, `name=${'x'.repeat(size)}`, how);
      expect(refusal.status).toBe(status);
      const next = await connection.send(`${server.url}/healthz`);
      expect([next.status, next.body]).toEqual([200, expect.stringContaining('"ok"')]);
      if (!next.reused)
        expect(refusal.headers.connection, `a new connection after ${size} bytes, ${how}`).toBe('close');
      connection.end();
    }
});

test('a form that is too large gets a page with a link back to it', async () => {
  for (const path of ['/trial-signup?agent=agent_abc1', '/create-agent2/business?draft=abcdefgh']) {
    const body = new URLSearchParams({ name: 'x'.repeat(70_000) });
    const headers = { Origin: server.url };
    const response = await fetch(server.url + path, { method: 'POST', headers, body });
    const html = await response.text();
    expect([response.status, html]).toEqual([
      413,
      expect.stringMatching(/What you sent is larger than 64\sKB/),
    ]);
    expect(/href="([^"]*)"[^>]*>Back to the form/.exec(html)?.[1], 'the link back').toBe(path);
  }
});

test('a compressed form gets a page that says so, instead of counting as empty', async () => {
  const headers = { Origin: server.url, 'Content-Encoding': 'gzip' };
  const body = new URLSearchParams({ intent: 'form' });
  const response = await fetch(`${server.url}/create-agent`, {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
  });
  expect([response.status, await response.text()]).toEqual([
    415,
    expect.stringContaining('It came compressed'),
  ]);
});
