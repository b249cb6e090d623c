import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';

import { startServer } from '../setup/server-process';
import type { RunningServer } from '../setup/server-process';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()));
});

async function start(variables: Record<string, string> = {}): Promise<RunningServer> {
  const server = await startServer({ BACKEND: 'mock', ...variables });
  ends.push(() => server.stop());
  return server;
}

async function readiness({ url }: RunningServer) {
  const response = await fetch(`${url}/readyz`);
  return { code: response.status, ...(await response.json()) };
}

/** A Redis that knows as much as a readiness check asks for. */
async function startRedis(port = 0): Promise<{ port: number; stop: () => void }> {
  const sockets = new Set<{ destroy: () => void }>();
  const redis: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      for (const command of bytes.toString().split('*').slice(1))
        socket.write(/ping/i.test(command) ? '+PONG\r\n' : /info/i.test(command) ? '$0\r\n\r\n' : '+OK\r\n');
    });
  });
  await new Promise<void>((resolve) => redis.listen(port, '127.0.0.1', resolve));
  const address = redis.address();
  const stop = () => {
    redis.close();
    for (const socket of sockets) socket.destroy();
  };
  ends.push(stop);
  return { port: typeof address === 'object' && address ? address.port : 0, stop };
}

test('a process that has what it needs is ready', async () => {
  expect(await readiness(await start())).toEqual({ code: 200, status: 'ready', missing: [], degraded: [] });
});

test('a Redis that was never reached keeps a new process out, one that is lost does not', async () => {
  const wrong = await start({ REDIS_URL: 'redis://127.0.0.1:1' });
  expect(await readiness(wrong)).toMatchObject({ code: 503, missing: ['redis'] });
  expect((await fetch(`${wrong.url}/healthz`)).status).toBe(200);

  const redis = await startRedis();
  const server = await start({ REDIS_URL: `redis://127.0.0.1:${redis.port}` });
  await expect.poll(() => readiness(server)).toMatchObject({ code: 200, degraded: [] });
  redis.stop();
  await expect.poll(() => readiness(server)).toMatchObject({ code: 200, degraded: ['redis'] });
});

test('without a place for uploads a process is not ready', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'temporary-'));
  const server = await start({ TMPDIR: folder });
  expect(await readiness(server)).toMatchObject({ code: 200 });
  rmSync(folder, { recursive: true });
  expect(await readiness(server)).toMatchObject({ code: 503, missing: ['temporary-space'] });
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

test('a folder for uploads that is missing is told at the start', async () => {
  const server = await start({ TMPDIR: join(tmpdir(), 'no', 'such', 'folder') });
  await expect.poll(server.output).toContain('the temporary folder is missing, read-only or full');
  expect(await readiness(server)).toMatchObject({ code: 503, missing: ['temporary-space'] });
});

test('a backend that is down is no reason to leave the proxy or to be ended', async () => {
  const server = await startServer({
    BACKEND_URL: 'http://127.0.0.1:1',
    BACKEND_KEY: 'key',
    SESSION_SECRET: 's'.repeat(32),
    SETUP_AGENT_ID: 'agent_s1',
    DEMO_AGENT_ID: 'agent_d1',
  });
  ends.push(() => server.stop());
  await fetch(`${server.url}/demo/agent/agent_a1`);
  for (const path of ['/readyz', '/healthz']) expect((await fetch(server.url + path)).status).toBe(200);
});
