import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { nginxConfiguration, writeNginxConfiguration } from '../../deploy/nginx/render.js';
import { ended } from '../setup/server-process';

/** Debian keeps nginx outside the PATH of ordinary users. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
const isInstalled = spawnSync('which', ['nginx'], { env }).status === 0;

const folder = mkdtempSync(join(tmpdir(), 'proxy-'));
const client = { localAddress: '127.0.0.9' };
const servers: Server[] = [];
let proxy: ChildProcess;
let port: number;

/** A fake instance that reports how it parses the path, and fails in the ways that clients can make a real one fail. */
const respond: RequestListener = (incoming, response) => {
  const { pathname } = new URL(incoming.url ?? '', 'http://a.example');
  const length = Number(incoming.headers['content-length']);
  if (pathname === '/large-headers') response.setHeader('X-Large', 'x'.repeat(40_000));
  if (pathname === '/reset') incoming.socket.destroy();
  else if (length > 20_000_000)
    response.writeHead(413, { Connection: 'close' }).end('the page of the instance');
  else incoming.resume().on('end', () => response.end(`served ${pathname}`));
};

/** As long as that of server/start.js. */
const backlog = 4_096;

async function listen(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen({ port: 0, host: '127.0.0.1', backlog }, resolve));
  return (server.address() as AddressInfo).port;
}

/** A port on which nothing listens. */
async function freePort(): Promise<number> {
  const server = createServer();
  const free = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return free;
}

interface Sent {
  method?: string;
  headers?: Record<string, string | number> | undefined;
  body?: Buffer;
  localAddress?: string;
}

function send(path: string, { body, ...options }: Sent = {}): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, ...client, ...options }, (response) => {
      void textOf(response).then((text) => resolve({ status: response.statusCode ?? 0, text }), reject);
    });
    outgoing.on('error', reject).end(body);
  });
}

async function textOf(response: IncomingMessage): Promise<string> {
  return Buffer.concat(await response.toArray()).toString();
}

/** The first line of the response to a request that no HTTP library would send. */
function sendRaw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, ...client });
    let received = '';
    socket.on('data', (chunk: Buffer) => (received += chunk));
    socket.on('close', () => resolve(received)).on('error', reject);
    socket.write(text);
  });
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n`;

describe.skipIf(!isInstalled)('nginx with the configuration of deploy/', () => {
  beforeAll(async () => {
    chmodSync(folder, 0o755); // nginx workers run as another user if the test runs as root
    const live = [await listen(createServer(respond)), await listen(createServer(respond))];
    const instances = [await freePort(), ...live, await freePort()].map((place) => `127.0.0.1:${place}`);
    port = await freePort();
    const file = writeNginxConfiguration({ folder, instances, listen: `${port}`, requestsPerSecond: 10_000 });
    proxy = spawn('nginx', ['-c', file, '-g', 'daemon off;'], { stdio: 'ignore', env });
    await vi.waitFor(() => send('/'), { timeout: 20_000 });
  });

  afterAll(async () => {
    await ended(proxy, 'SIGTERM');
    for (const server of servers) server.close();
    rmSync(folder, { recursive: true });
  });

  test('serves others while one client makes the responses of every instance fail', async () => {
    const attack = ['/large-headers', '/reset'].flatMap((path) => Array.from({ length: 20 }, () => path));
    const failed = await Promise.all(attack.map((path) => send(path)));
    expect(new Set(failed.map(({ status }) => status))).toEqual(new Set([503]));
    for (let page = 0; page < 20; page += 1) {
      await send('/large-headers');
      expect(await send('/')).toEqual({ status: 200, text: 'served /' });
    }
  });

  test('serves every request while two of four instances are down', async () => {
    const pages = await Promise.all(Array.from({ length: 80 }, () => send('/')));
    expect(pages.filter(({ status }) => status !== 200)).toEqual([]);
  });

  test('refuses a body with a broken chunk by itself', async () => {
    const headers = 'POST / HTTP/1.1\r\nHost: a.example\r\nTransfer-Encoding: chunked\r\n\r\n';
    expect(await sendRaw(`${headers}zz\r\n`)).toMatch(/^HTTP\/1.1 400 /);
    expect((await send('/')).status).toBe(200);
  });

  test.each(['readyz', 'metrics', 'READYZ', 'Metrics'])(
    'blocks /%s for clients, however the path is written',
    async (name) => {
      const encoded = `%${name.charCodeAt(0).toString(16)}${name.slice(1)}`;
      const spellings = [
        `/${name}`,
        `/${name}/`,
        `/${name}?x`,
        `/${name}#x`,
        `/${name}.data`,
        `/${name};x`,
        `/${name}//`,
        `//${name}`,
        `/.//${name}`,
        `/./${name}`,
        `/x/../${name}`,
        `/x/%2e%2e/${name}`,
        `/x/.%2E/${name}`,
        `/${encoded}`,
        `/%2f${name}`,
        `/${name}%2f`,
        `/${name}%20`,
        `/${name}%3f`,
        `/${name}%23`,
        `/x\\..\\${name}`,
        `\\${name}`,
        `/\\${name}`,
        `/x/..\\${name}`,
        `/x\\../${name}`,
        `/${name}\\`,
        `/.\\${name}`,
        `/x/%2e%2e\\${name}`,
        `http://a.example/${name}`,
        `http://a.example\\${name}`,
        `http://a.example/x\\..\\${name}`,
        `/x/y/../../${name}`,
        `/${name}\t`,
        `/\t${name}`,
        `/${name}%00`,
      ];
      for (const path of spellings)
        expect(await sendRaw(get(path)), path).not.toMatch(/served \/+(readyz|metrics)/i);
    },
  );

  test.each([
    ['a form of 100 KB reaches the instance', '/trial-signup', 100_000, 200],
    ['a form of 200 KB gets the page of the instance', '/trial-signup', 200_000, 413],
    ['a voice sample of 10 MB reaches the instance', '/create-agent2/voice', 10_600_000, 200],
    ['a voice sample of 12 MB gets the page of the instance', '/voice-recording', 12_000_000, 413],
  ])('%s', async (_title, path, size, status) => {
    const text = status === 200 ? `served ${path}` : 'the page of the instance';
    const framings: Sent['headers'][] = [{ 'Content-Length': size }, { 'Transfer-Encoding': 'chunked' }];
    for (const headers of framings)
      expect(await send(path, { method: 'POST', headers, body: Buffer.alloc(size, 'a') })).toEqual({
        status,
        text,
      });
  });

  test('accepts ten uploads at a time from one address, and pages meanwhile', async () => {
    const localAddress = '127.0.0.10'; // no other test uploads from this address
    const begin = 'POST /voice-recording HTTP/1.1\r\nHost: a.example\r\nContent-Length: 9000000\r\n\r\n';
    const sockets = Array.from({ length: 12 }, () => connect({ host: '127.0.0.1', port, localAddress }));
    let refused = 0;
    for (const socket of sockets)
      socket
        .on('data', (chunk) => (refused += chunk.includes('429 Too Many Requests') ? 1 : 0))
        .on('error', () => undefined)
        .write(begin);
    await expect.poll(() => refused).toBe(2);
    expect((await send('/', { localAddress })).status).toBe(200);
    for (const socket of sockets) socket.destroy();
    await expect.poll(async () => (await send('/voice-recording', { localAddress })).status).toBe(200);
  });

  test('gives 80 visitors behind one address whole pages at once', async () => {
    const own = mkdtempSync(join(tmpdir(), 'proxy-'));
    const instances = [`127.0.0.1:${await listen(createServer(respond))}`];
    const listenOn = `127.0.0.1:${await freePort()}`;
    chmodSync(own, 0o755);
    const file = writeNginxConfiguration({ folder: own, instances, listen: listenOn });
    const usual = spawn('nginx', ['-c', file, '-g', 'daemon off;'], { stdio: 'ignore', env });
    const statusOf = (path: string) => fetch(`http://${listenOn}${path}`).then(({ status }) => status);
    await vi.waitFor(() => statusOf('/'), { timeout: 20_000 });
    const files = Array.from({ length: 18 }, (_, index) => `/assets/${index}.js`);
    const page = ['/', '/favicon.svg', '/sample-call-home.mp3', ...files];
    const whole = Array.from({ length: 80 }, () => page).flat();
    const statuses = await Promise.all(whole.map(statusOf));
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    const pages = await Promise.all(Array.from({ length: 400 }, () => statusOf('/faq')));
    expect(pages).toContain(429);
    await ended(usual, 'SIGTERM');
    rmSync(own, { recursive: true });
  });

  test('shows a number on its own page, in its header, and in the log', async () => {
    const response = await fetch(`http://127.0.0.1:${port}/reset`);
    const number = response.headers.get('x-request-id') ?? 'none';
    expect(await response.text()).toContain(`quote this number: ${number}`);
    const log = () => readFileSync(join(folder, 'access.log'), 'utf8');
    await expect.poll(log).toContain(`"proxyId":"${number}"`);
  });

  const hasIpv6 = Object.values(networkInterfaces()).some((all) =>
    all?.some(({ address }) => address === '::1'),
  );
  test.skipIf(!hasIpv6)('serves IPv6', async () => {
    expect((await fetch(`http://[::1]:${port}/`)).status).toBe(200);
  });

  test('doesn’t log IP addresses, agents or checkout sessions', async () => {
    const secret = '/reset?agentId=agent_secret&session_id=cs_secret';
    await Promise.all([send(secret), send(`/large-headers?agent=agent_secret`), sendRaw(get(`\\${secret}`))]);
    await sendRaw(`POST ${secret} HTTP/1.1\r\nHost: a.example\r\nTransfer-Encoding: chunked\r\n\r\nzz`);
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    await expect.poll(() => read('access.log')).toContain('"method":"POST","path":"/reset"');
    const [access, error] = ['access.log', 'error.log'].map(read);
    expect(access).toContain('"path":"/reset","status":503');
    expect(access).not.toMatch(/127\.0\.0\.9|_secret/);
    expect(error).toBe('');
  });
});

const pattern = /"~(\^.*)" \$prefix/.exec(nginxConfiguration({ folder, instances: ['127.0.0.1:3001'] }))?.[1];
test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:db8:1::1', '2001:db8:1'],
  ['2001:db8::1', '2001:db8'],
  ['192.0.2.1', undefined],
])('rate limits count %s by its network', (address, network) =>
  expect(new RegExp(pattern ?? '').exec(address)?.groups?.prefix).toBe(network),
);
