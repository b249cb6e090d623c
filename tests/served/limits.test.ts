import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { RawConnection } from '../setup/raw-connection';
import { RecordingBackend } from '../setup/recording-backend';
import { startServer } from '../setup/server-process';
import type { RunningServer } from '../setup/server-process';

/** One address against a server that has counted nothing yet, and counts each time as ten. */
let server: RunningServer;
const backend = new RecordingBackend();
const person = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0' };

beforeEach(async () => {
  await backend.start();
  backend.calls = [];
  server = await startServer({
    BACKEND_URL: backend.url,
    BACKEND_KEY: 'a-key-of-this-test',
    SESSION_SECRET: 's'.repeat(32),
    SETUP_AGENT_ID: 'agent_setup',
    DEMO_AGENT_ID: 'agent_demo',
    TRUST_PROXY: '1',
    NODE_OPTIONS: `--import=${new URL('../setup/tenfold-counts.js', import.meta.url)}`,
  });
});
afterEach(async () => {
  await server.stop();
  backend.stop();
});

/** The head of a post whose body never comes: what answers it has not waited for a byte of it. */
async function announce(path: string, type: string, cookie: string, length = 10_000_000) {
  const connection = await RawConnection.open(server.url);
  const { host, origin } = new URL(server.url);
  const lines = [`POST ${path} HTTP/1.1`, `Host: ${host}`, `Origin: ${origin}`, `Cookie: ${cookie}`];
  connection.write(`${lines.join('\r\n')}\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`);
  const response = await connection.response();
  connection.end();
  return response;
}

const multipart = 'multipart/form-data; boundary=x';
const post = (path: string, body: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { ...person, Origin: server.url, ...headers },
    body: new URLSearchParams(body),
    redirect: 'manual',
  });

async function session(): Promise<string> {
  const page = await fetch(`${server.url}/voice-recording`);
  return page.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Runs it so often, some at once. */
async function often<Result>(times: number, act: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  while (results.length < times)
    results.push(...(await Promise.all(Array.from({ length: Math.min(20, times - results.length) }, act))));
  return results;
}

describe('an address is limited', { tags: ['E.rate'] }, () => {
  test('in uploads, junk ones as well, before their bodies are read', async () => {
    const cookie = await session();
    const junk = () =>
      fetch(`${server.url}/voice-recording`, {
        method: 'POST',
        headers: { Origin: server.url, Cookie: cookie, 'Content-Type': multipart },
        body: 'no parts here',
      }).then(({ status }) => status);
    expect(new Set(await often(6, junk))).toEqual(new Set([400]));
    const refused = await announce('/voice-recording', multipart, cookie);
    expect(refused?.status).toBe(429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused?.body).toContain('Please wait a minute, then go back and try again.');
  });

  test('in forms of any kind, before their bodies are read', async () => {
    await often(60, async () => (await post('/log-step', { step: 'none' })).arrayBuffer());
    const urlencoded = 'application/x-www-form-urlencoded';
    for (const path of ['/log-step', '/trial-signup', '/create-agent'])
      expect((await announce(path, urlencoded, '', 60_000))?.status, path).toBe(429);
    expect((await fetch(`${server.url}/trial-signup`)).status).toBe(200);
  });

  test.each([
    ['203.0.113.7', '203.0.113.8'],
    ['[2001:db8:1:2::7]', '[2001:db8:1:3::7]'],
  ])('also where the proxy adds the port to %s, whatever the client says before that', async (one, other) => {
    const look = (address: string, port: number) =>
      fetch(`${server.url}/demo/agent/agent_x1?phone=look`, {
        headers: { ...person, 'X-Forwarded-For': `198.51.100.${port}, ${address}:${40_000 + port}` },
      }).then(({ status }) => status);
    const statuses = await Promise.all(Array.from({ length: 8 }, (_, port) => look(one, port)));
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect(await look(other, 1)).toBe(200);
  });

  test('in look-ups that opening a page makes', async () => {
    const look = () => fetch(`${server.url}/demo/agent/agent_x1?phone=look`, { headers: person });
    const statuses = (await often(8, look)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect(backend.to('get-agent-phone').length).toBeLessThanOrEqual(6);
  });

  test('in visits that are logged, and still sees the pages', async () => {
    const visit = async () => {
      const page = await fetch(`${server.url}/faq`, { headers: person });
      await page.arrayBuffer();
      return page.status;
    };
    expect(new Set(await often(80, visit))).toEqual(new Set([200]));
    await expect.poll(() => backend.to('log-agent-creator-step').length).toBeGreaterThanOrEqual(60);
    expect(backend.to('log-agent-creator-step').length).toBeLessThan(80);
  });
});

describe('a session is needed', { tags: ['E.guard'] }, () => {
  test('for an upload, before its body is read; opening the page begins one', async () => {
    const refused = await announce('/voice-recording?agentId=agent_x1', multipart, '');
    expect(refused?.status).toBe(400);
    expect(refused?.body).toContain('Cookies are needed for this step');
    expect(refused?.body).toContain('href="/voice-recording?agentId=agent_x1"');
    expect(await session()).toMatch(/^visitor=/);
  });

  test('for the hand-over of a set-up call', async () => {
    const form = { Agent_Id: 'agent_x1' };
    const refused = await post('/voice-handover', form);
    expect([refused.status, backend.to('assign-agent-phone').length]).toEqual([400, 0]);
    const [cookie = ''] = (await fetch(`${server.url}/create-agent/voice-setup`)).headers.getSetCookie();
    const taken = await post('/voice-handover', form, { Cookie: cookie.split(';')[0] ?? '' });
    expect([taken.status, backend.to('assign-agent-phone').length]).toEqual([200, 1]);
  });

  test('to report a call, and not to report a question that was opened', async () => {
    const cookie = await session();
    expect((await post('/log-step', { step: '2' })).status).toBe(403);
    expect((await post('/log-step', { step: '2' }, { Cookie: cookie })).status).toBe(204);
    expect((await post('/log-step', { step: 'founder_card_expanded' })).status).toBe(204);
    expect((await post('/log-step', { step: '2', more: 'x'.repeat(5_000) })).status).toBe(413);
  });
});
