import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';

import { overBackend } from '../served/backend-site';
import { listen } from '../setup/listen';
import { startServer } from '../setup/server-process';
import type { RunningServer } from '../setup/server-process';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()));
});

async function start(variables: Record<string, string> = {}): Promise<RunningServer> {
  const server = await startServer(variables);
  ends.push(() => server.stop());
  return server;
}

async function readiness({ url }: RunningServer) {
  const response = await fetch(`${url}/readyz`);
  return { code: response.status, ...(await response.json()) };
}

/** A Redis that knows as much as a readiness check asks for. */
async function startRedis(): Promise<{ url: string; stop: () => void }> {
  const sockets = new Set<{ destroy: () => void }>();
  const redis = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      for (const command of bytes.toString().split('*').slice(1))
        socket.write(/ping/i.test(command) ? '+PONG\r\n' : /info/i.test(command) ? '$0\r\n\r\n' : '+OK\r\n');
    });
  });
  const url = (await listen(redis)).replace('http', 'redis');
  const stop = () => {
    redis.close();
    for (const socket of sockets) socket.destroy();
  };
  ends.push(stop);
  return { url, stop };
}

test('a Redis that was never reached keeps a new process out, one that is lost does not', async () => {
  const wrong = await start({ REDIS_URL: 'redis://127.0.0.1:1' });
  expect(await readiness(wrong)).toMatchObject({ code: 503, missing: ['redis'] });
  expect((await fetch(`${wrong.url}/healthz`)).status).toBe(200);

  const redis = await startRedis();
  const server = await start({ REDIS_URL: redis.url });
  await expect
    .poll(() => readiness(server))
    .toEqual({ code: 200, status: 'ready', missing: [], degraded: [] });
  redis.stop();
  await expect.poll(() => readiness(server)).toMatchObject({ code: 200, degraded: ['redis'] });
});

test('without a place for uploads a process is not ready, and says so from the start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'temporary-'));
  const server = await start({ TMPDIR: folder });
  expect(await readiness(server)).toMatchObject({ code: 200 });
  rmSync(folder, { recursive: true });
  expect(await readiness(server)).toMatchObject({ code: 503, missing: ['temporary-space'] });
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);

  const without = await start({ TMPDIR: folder });
  await expect.poll(without.output).toContain('the temporary folder is missing, read-only or full');
  expect(await readiness(without)).toMatchObject({ code: 503, missing: ['temporary-space'] });
});

test('a backend that is down is no reason to leave the proxy or to be ended', async () => {
  const server = await start(overBackend({ url: 'http://127.0.0.1:1' }));
  await fetch(`${server.url}/demo/agent/agent_a1?phone=look`);
  for (const path of ['/readyz', '/healthz']) expect((await fetch(server.url + path)).status).toBe(200);
});
