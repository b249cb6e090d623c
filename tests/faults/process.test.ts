import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { freePort } from '../setup/listen';
import { RecordingBackend } from '../setup/recording-backend';
import { ended, startServer } from '../setup/server-process';
import type { RunningServer } from '../setup/server-process';

const running: RunningServer[] = [];
async function start(variables?: Record<string, string>) {
  const server = await startServer(variables);
  running.push(server);
  return server;
}
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
});

/** Requests of a person's browser: bots get no phone numbers. */
const person = {
  headers: { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0' },
};

/** A backend that looks a number up until it is released. */
async function slowBackend() {
  const backend = new RecordingBackend();
  await backend.start();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const found = { status: 200, body: { success: true, phoneNumber: '+15125550123' } };
  backend.responses['get-agent-phone'] = () => released.then(() => found);
  return { backend, release };
}

function overBackend({ url }: RecordingBackend) {
  const secrets = { BACKEND_KEY: 'a-key-of-this-test', SESSION_SECRET: 's'.repeat(32) };
  return { BACKEND_URL: url, ...secrets, SETUP_AGENT_ID: 'agent_setup', DEMO_AGENT_ID: 'agent_demo' };
}

/** Sends bytes as they are and gives the first line of the response. */
async function raw(url: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.end(bytes);
  let reply = '';
  socket.on('data', (chunk) => (reply += chunk));
  await once(socket, 'close');
  return reply.split('\r\n')[0] ?? '';
}

describe('the environment', () => {
  test('that is wrong ends the start with one message and exit code 1', { tags: ['D.environment'] }, () => {
    const { status, stderr } = spawnSync('node', ['server/start.js'], {
      env: {
        NODE_ENV: 'production',
        PATH: process.env.PATH,
        PORT: 'eighty',
        SESSION_SECRET: 'short-secret-value',
      },
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    for (const name of ['PORT', 'SESSION_SECRET', 'BACKEND_URL']) expect(stderr).toContain(name);
    expect(stderr).not.toMatch(/short-secret-value|at .*\.js:/);
  });
});

describe('the server process', () => {
  test(
    'drains on SIGTERM: readiness turns 503, a running request gets its response, new ones are still served',
    { tags: ['E.process'] },
    async () => {
      const { backend, release } = await slowBackend();
      const server = await start({ ...overBackend(backend), DRAIN_NOTICE_SECONDS: '600' });
      const slow = fetch(`${server.url}/demo/agent/agent_drain?phone=look`, person);
      await expect.poll(() => backend.to('get-agent-phone').length).toBe(1);
      server.process.kill('SIGTERM');
      await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(503);
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
      const late = await fetch(`${server.url}/faq`);
      expect([late.status, late.headers.get('connection')]).toEqual([200, 'close']);
      const ends = ended(server.process, 'SIGTERM'); // the second one ends the notice
      await expect.poll(() => fetch(`${server.url}/healthz`).then(() => 'up', () => 'closed')).toBe('closed'); // prettier-ignore
      release();
      const reply = await slow;
      expect(reply.status).toBe(200);
      expect(await reply.text()).toContain('512-555-0123');
      expect(await ends).toBe(0);
      backend.stop();
    },
  );
});

describe('a server process that is asked', () => {
  let server: RunningServer;
  beforeAll(async () => void (server = await startServer()));
  afterAll(() => server.stop());

  test('answers what is no request of a browser with a 4xx', { tags: ['E.process'] }, async () => {
    const { url } = server;
    expect(await raw(url, 'nonsense\r\n\r\n')).toMatch(/ 400 /);
    expect(await raw(url, 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n')).toMatch(/ 400 /);
    expect(await raw(url, 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n')).toMatch(
      / 400 /,
    );
    expect(
      await raw(url, `GET /${'x'.repeat(3_000)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`),
    ).toMatch(/ 414 /);
    expect(await raw(url, `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'x'.repeat(200_000)}\r\n\r\n`)).toMatch(
      / 4\d\d /,
    );
    expect(
      await raw(url, 'GET http://other.example/faq HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'),
    ).toMatch(/ [234]\d\d /);
    expect(await raw(url, 'GET /%E0%A4%A HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toMatch(
      / 4\d\d /,
    );
    expect(await raw(url, 'TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toMatch(/ 405 /);
  });

  test.each(['user@evil.example', 'evil.example#', 'evil.example/x?y', "a'b.example", ''])(
    'answers 400 to the host %s on every path',
    { tags: ['E.process'] },
    async (host) => {
      const { url } = server;
      for (const path of ['/', '/widget.js', '/healthz'])
        expect(await raw(url, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).toMatch(
          / 400 /,
        );
    },
  );

  test('does not believe a forwarded host without a trusted proxy', { tags: ['E.process'] }, async () => {
    const { url } = server;
    const robots = await fetch(`${url}/robots.txt`, { headers: { 'X-Forwarded-Host': 'evil.example:9999' } });
    expect(await robots.text()).not.toMatch(/evil|9999/);
  });

  test(
    'caches hashed assets for a year, everything else briefly, and sends them precompressed',
    { tags: ['E.assets'] },
    async () => {
      const { url } = server;
      const page = await (await fetch(`${url}/create-agent`)).text();
      const stylesheet = /href="(\/assets\/site-[^"]+\.css)"/.exec(page)?.[1];
      const asset = await fetch(url + stylesheet, { headers: { 'Accept-Encoding': 'br' } });
      expect(asset.headers.get('cache-control')).toContain('immutable');
      expect(asset.headers.get('content-encoding')).toBe('br');
      const icon = await fetch(`${url}/favicon.svg`);
      expect(icon.headers.get('cache-control')).toBe('public, max-age=3600');
      const document = await fetch(`${url}/create-agent`, { headers: { 'Accept-Encoding': 'br' } });
      expect(document.headers.get('content-encoding')).toBe('br');
    },
  );

  test(
    'sends the headers that keep a page safe, and no stack with an error',
    { tags: ['D.headers', 'D.store'] },
    async () => {
      const { url } = server;
      const page = await fetch(`${url}/trial-signup`);
      expect(Object.fromEntries(page.headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cache-control': 'no-store',
      });
      const policy = page.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy.match(/script-src [^;]*/)?.[0]).not.toContain('unsafe-inline');
      for (const path of ['/no/such/page', '/trial-signup?index&_data=root']) {
        expect(await (await fetch(url + path, { method: 'POST' })).text()).not.toMatch(
          / at .*\.(js|ts)|node_modules/,
        );
      }
    },
  );

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

  test('finds a data parameter of Remix behind any number of others', async () => {
    expect((await fetch(`${server.url}/faq?${'&'.repeat(1_200)}_data=root`)).status).toBe(400);
  });

  test(
    'redirects a trailing slash on this site only',
    { tags: ['D.route.slash', '2.route.23'] },
    async () => {
      const { url } = server;
      const location = async (path: string) =>
        (await fetch(url + path, { redirect: 'manual' })).headers.get('location');
      expect(await location('/about/?x=1')).toBe('/about?x=1');
      expect(await location('//evil.example/')).not.toMatch(/^\/\/|^https?:/);
      expect(await location('/pricing')).toBe('/#pricing');
      expect(await location('/about-us')).toBe('/about');
    },
  );
});

test('the same build runs under remix-serve', { tags: ['E.process'] }, async () => {
  const port = await freePort();
  const child = spawn('npx', ['remix-serve', 'build/server/index.js'], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', BACKEND: 'mock', PORT: String(port) },
    detached: true,
  });
  try {
    const url = `http://localhost:${port}`;
    await expect
      .poll(
        () =>
          fetch(`${url}/healthz`).then(
            (response) => response.status,
            () => 0,
          ),
        { timeout: 90_000 },
      )
      .toBe(200);
    const page = await fetch(`${url}/demo/agent/agent_serve?phone=assign`, person);
    expect(await page.text()).toContain('512-555-01');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const foreign = await fetch(`${url}/create-agent`, {
      method: 'POST',
      headers: { Origin: 'https://evil.example' },
      body: new URLSearchParams(),
    });
    expect(foreign.ok).toBe(false);
  } finally {
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  }
});

test(
  'rate limits hold, and a Redis that is not there lets calls through by the counters in memory',
  { tags: ['E.rate'] },
  async () => {
    const server = await start({ BACKEND: 'mock', REDIS_URL: 'redis://127.0.0.1:1' });
    const assign = () =>
      fetch(`${server.url}/demo/agent/agent_rejectassign`, {
        method: 'POST',
        headers: { ...person.headers, Origin: server.url },
        body: new URLSearchParams({ intent: 'assign' }),
      }).then(({ status }) => status);
    const statuses: number[] = [];
    for (let call = 0; call < 62; call += 1) statuses.push(await assign());
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
    expect(statuses.slice(60)).toEqual([429, 429]);
  },
);
