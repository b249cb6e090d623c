import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { FakeRedis } from '../setup/fake-redis';
import { freePort } from '../setup/listen';
import { person, PlainBrowser } from '../setup/plain-browser';
import { RecordingBackend } from '../setup/recording-backend';
import { ended, startServer } from '../setup/server-process';
import type { RunningServer } from '../setup/server-process';
import { sample } from '../setup/sample';
import { createAgent } from '../setup/typical-owner';
import { overBackend } from '../requests/site';

test('refuses to start with a wrong environment, and names each variable in one message', () => {
  const secrets = { PORT: 'eighty', SESSION_SECRET: 'short-secret-value' };
  const { status, stderr } = spawnSync('node', ['server/start.js'], {
    env: { NODE_ENV: 'production', PATH: process.env.PATH, ...secrets },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  for (const name of ['PORT', 'SESSION_SECRET', 'BACKEND_URL']) expect(stderr).toContain(name);
  expect(stderr).not.toMatch(/short-secret-value|at .*\.js:/);
});

test('a restart loses no request, in progress or new', async () => {
  const backend = new RecordingBackend();
  await backend.start();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const found = { status: 200, body: { success: true, phoneNumber: '+15125550123' } };
  backend.responses['get-agent-phone'] = () => released.then(() => found);
  const server = await startServer({ ...overBackend(backend), DRAIN_NOTICE_SECONDS: '600' });
  const slow = fetch(`${server.url}/demo/agent/agent_drain?phone=look`, { headers: person });
  await expect.poll(() => backend.to('get-agent-phone').length).toBe(1);
  server.process.kill('SIGTERM');
  const readiness = async () => (await fetch(`${server.url}/readyz`)).status;
  await expect.poll(readiness, { message: '/readyz during the notice of a restart' }).toBe(503);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  const late = await fetch(`${server.url}/faq`);
  expect(late.status).toBe(200);
  expect(late.headers.get('connection')).toBe('close');
  const ends = ended(server.process, 'SIGTERM');
  const isUp = () => fetch(`${server.url}/healthz`).then(Boolean, () => false);
  await expect.poll(isUp, { message: 'takes connections after a second SIGTERM, which ends the notice' }).toBe(false); // prettier-ignore
  release();
  const reply = await slow;
  expect(reply.status).toBe(200);
  expect(await reply.text()).toContain('512-555-0123');
  expect(await ends).toBe(0);
  backend.stop();
});

describe('a server process', () => {
  let server: RunningServer;
  beforeAll(async () => void (server = await startServer()));
  afterAll(() => server.stop());

  /** The first line of the response to these bytes. */
  const raw = async (bytes: string) => (await rawReply(bytes)).split('\r\n')[0] ?? '';

  /** Sends bytes unchanged; `fetch` would normalize the path. */
  async function rawReply(bytes: string | Buffer): Promise<string> {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.write(bytes);
    let reply = '';
    socket.on('data', (chunk) => (reply += chunk));
    await once(socket, 'close');
    return reply;
  }
  const ask = (line: string, headers = 'Host: a') =>
    `${line} HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`;

  test.each([
    ['nonsense', 'nonsense\r\n\r\n', / 400 /],
    ['two hosts', ask('GET /', 'Host: a\r\nHost: b'), / 400 /],
    ['the address of another site', ask('GET http://other.example/faq'), / [234]\d\d /],
    ['half a percent sign', ask('GET /%E0%A4%A'), / 4\d\d /],
    ['TRACE', ask('TRACE /'), / 405 /],
  ])('answers %s with an error page or a redirect, never a 5xx', async (_what, bytes, status) => {
    expect(await raw(bytes)).toMatch(status);
  });

  const bytes = sample(Array.from({ length: 256 }, (_, byte) => byte));
  const encoded = (byte: number) => `%${byte.toString(16).padStart(2, '0')}`;
  test.each([
    ['by itself', (byte: number) => `/${String.fromCharCode(byte)}`],
    ['encoded', (byte: number) => `/${encoded(byte)}`],
    ['encoded before a port', (byte: number) => `/${encoded(byte)}/:x`],
    ['encoded in a parameter', (byte: number) => `/demo/agent/${encoded(byte)}`],
    ['encoded in a file name', (byte: number) => `/assets/${encoded(byte)}.js`],
  ])('answers any byte as a path %s, and never logs a failure', async (_how, pathOf) => {
    for (const method of ['GET', 'HEAD'])
      for (const byte of bytes) {
        const reply = await rawReply(Buffer.from(ask(`${method} ${pathOf(byte)}`), 'latin1'));
        expect(reply, `${method} ${pathOf(byte)}`).toMatch(/^HTTP\/1.1 [2-4]/);
      }
    expect(server.output()).not.toContain('request failed');
  });

  test('with the mock backend, lists the calls that it received', async () => {
    const browser = new PlainBrowser(server.url);
    await browser.open('/create-agent');
    await browser.submit({ intent: 'form' });
    await browser.submit({ intent: 'analyze', websiteAddress: 'drop-extract.example' });
    await browser.open('/mock-calls?function=scrape-and-extract-business-data');
    expect(browser.text).toContain('"websiteAddress": "https://drop-extract.example"');
  });

  const badHosts = ['user@evil.example', 'evil.example#', 'evil.example/x?y', "a'b.example", 'a b', ''];
  test.each(badHosts)('refuses the host %j on every path', async (host) => {
    for (const path of ['/', '/widget.js', '/healthz'])
      expect(await raw(ask(`GET ${path}`, `Host: ${host}`))).toMatch(/ 400 /);
  });

  test.each([
    ['an invalid host', ask('GET /', 'Host: a b')],
    ['a file that doesn’t exist', ask('GET /assets/none.js')],
  ])('responds to %s with a number to quote', async (_what, bytes) => {
    const reply = await rawReply(bytes);
    const requestId = /x-request-id: (\S+)/i.exec(reply)?.[1] ?? 'none';
    expect(reply).toContain(`quote this number: ${requestId}`);
  });

  test('serves assets compressed, and cacheable for a year', async () => {
    const br = { headers: { 'Accept-Encoding': 'br' } };
    const page = await fetch(`${server.url}/create-agent`, br);
    const stylesheet = /href="(\/assets\/site-[^"]+\.css)"/.exec(await page.text())?.[1];
    const asset = await fetch(server.url + stylesheet, br);
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-encoding')).toBe('br');
    expect(page.headers.get('content-encoding')).toBe('br');
    const icon = await fetch(`${server.url}/favicon.svg`);
    expect(icon.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  test.each([
    ['If-Match', '"other"'],
    ['If-Unmodified-Since', new Date(0).toUTCString()],
    ['Range', 'bytes=9999999-'],
  ])('lets no cache keep what %s: %s makes of a file', async (name, value) => {
    for (const path of ['/favicon.svg', '/sample-call-home.mp3']) {
      const refused = await fetch(server.url + path, { headers: { [name]: value } });
      expect(refused.status).toBeGreaterThan(400);
      expect(refused.headers.get('cache-control')).toBe('no-store');
    }
  });

  test('finds the _data parameter of Remix after any number of other parameters', async () => {
    expect((await fetch(`${server.url}/faq?${'&'.repeat(1_200)}_data=root`)).status).toBe(400);
  });

  test.each([
    ['/about/?x=1', '/about?x=1'],
    ['/about-us', '/about'],
    ['/x/%2e%2e/about?x=1', '/about?x=1'],
    ['//evil.example/', '/'],
    ['//evil.example/%2e%2e', '/'],
    ['//evil.example/%2e%2e/faq', '/'],
    ['/\\evil.example/%2e%2e', '/'],
    ['/x/%2e%2e//evil.example/y', '/'],
  ])('redirects %s on this site only', async (path, location) => {
    const reply = await rawReply(ask(`GET ${path}`));
    expect(reply.replace('Location:', 'location:')).toContain(`\r\nlocation: ${location}\r\n`);
  });

  test.each([
    ['a broken percent sign', 400, '/demo/agent/%E0%A4%A', 'read that form or link'],
    ['an encoded backslash', 400, '/%5c', 'read that form or link'],
    ['an encoded tab', 400, '/%09/:x', 'read that form or link'],
    ['a parameter of Remix', 400, '/?_data=junk', 'read that form or link'],
    ['a parameter of Remix on a cached page', 400, '/faq?_data=root', 'read that form or link'],
    ['an overlong query', 414, `/about?x=${'x'.repeat(3_000)}`, 'This address is too long'],
  ])('shows an error page for %s', async (_what, status, path, title) => {
    const response = await fetch(server.url + path);
    const html = await response.text();
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toMatch(new RegExp(`<h1[^>]*>[^<]*${title}`));
    expect(html).toMatch(/href="\/"[^>]*>Return to Home/);
  });
});

test('the same build runs under remix-serve', async () => {
  const port = await freePort();
  const child = spawn('node_modules/.bin/remix-serve', ['build/server/index.js'], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', BACKEND: 'mock', PORT: String(port) },
  });
  try {
    const url = `http://localhost:${port}`;
    await expect.poll(() => fetch(`${url}/healthz`).then(({ status }) => status, String)).toBe(200); // prettier-ignore
    const page = await fetch(`${url}/demo/agent/agent_serve?phone=look`, { headers: person });
    expect(await page.text()).toContain('It has no phone number yet.');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    await createAgent(new PlainBrowser(url));
    const headers = { Origin: 'https://evil.example' };
    const foreign = await fetch(`${url}/create-agent`, { method: 'POST', headers, body: 'a=b' });
    expect(foreign.status).toBeGreaterThanOrEqual(400); // Remix's own check refuses it, with 500
  } finally {
    await ended(child, 'SIGKILL');
  }
});

test('stays ready when its backend is down', async () => {
  const server = await startServer(overBackend({ url: 'http://127.0.0.1:1' }));
  await fetch(`${server.url}/demo/agent/agent_a1?phone=look`, { headers: person });
  const ready = await fetch(`${server.url}/readyz`);
  expect(await ready.json()).toEqual({ status: 'ready', degraded: [] });
  await server.stop();
});

describe('a server whose Redis is down, and whose uploads have no folder', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer({ REDIS_URL: 'redis://127.0.0.1:1', TMPDIR: '/no/such/folder' });
  });
  afterAll(() => server.stop());

  test('holds its limits', async () => {
    const look = () =>
      fetch(`${server.url}/demo/agent/agent_a1?phone=look`, { headers: person }).then(({ status }) => status);
    const statuses: number[] = [];
    while (statuses.length < 62) statuses.push(await look());
    expect(new Set(statuses.slice(0, 60))).toEqual(new Set([200]));
    expect(statuses.slice(60)).toEqual([429, 429]);
  });

  test('stays ready and logs it', async () => {
    const ready = await fetch(`${server.url}/readyz`);
    expect(ready.status).toBe(200);
    expect(await ready.json()).toEqual({ status: 'ready', degraded: ['temporary-space', 'redis'] });
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    for (const line of ['redis is not usable', 'the temporary folder'])
      await expect.poll(server.output).toContain(line);
  });
});

describe('Redis', () => {
  const redis = new FakeRedis();
  let server: RunningServer;
  const visit = () => fetch(server.url, { headers: person }).then(({ status }) => status);
  const readiness = () => fetch(`${server.url}/readyz`).then((response) => response.json());

  beforeAll(async () => {
    await redis.start();
    server = await startServer({ BACKEND: 'mock', REDIS_URL: redis.url });
  });
  afterAll(async () => {
    redis.stop();
    await server.stop();
  });
  beforeEach(async () => {
    redis.state = 'well';
    await expect.poll(readiness).toEqual({ status: 'ready', degraded: [] });
  });

  test('that is full or read-only is logged once and reported as degraded', async () => {
    redis.state = 'full';
    for (let count = 0; count < 5; count += 1) expect(await visit()).toBe(200);
    await expect.poll(server.output).toContain('redis is not usable'); // at a slow start, for another cause
    expect(await readiness()).toEqual({ status: 'ready', degraded: ['redis'] });
    expect(server.output().match(/redis is not usable/g)).toHaveLength(1);
  });

  test('that freezes gets no more commands, and is used again when it continues', async () => {
    redis.state = 'frozen';
    const [frozen] = redis.sockets;
    await visit();
    await expect
      .poll(() => frozen?.closed, { message: 'closes the connection to a frozen Redis' })
      .toBe(true);
    const before = redis.commands;
    for (let count = 0; count < 50; count += 1) expect(await visit()).toBe(200);
    expect(redis.commands - before).toBeLessThan(20); // Each new connection sends a few commands.
    redis.state = 'well';
    await expect.poll(readiness).toEqual({ status: 'ready', degraded: [] });
  });
});
