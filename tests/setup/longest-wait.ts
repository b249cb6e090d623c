import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect } from 'vitest';

import type { RunningServer } from './server-process';

const longestMs = 200;
const tries = 3;

/** Expects that others get their pages meanwhile, in one of three tries: this machine may be busy for once. */
export async function expectShortWaits(
  server: RunningServer,
  title: string,
  meanwhile: () => Promise<void>,
): Promise<void> {
  let worst = Infinity;
  for (let attempt = 0; attempt < tries && worst >= longestMs; attempt += 1)
    worst = await waitDuring(server, meanwhile);
  expect(worst, `the longest wait of another visitor: ${title}`).toBeLessThan(longestMs);
}

/** In milliseconds. */
async function waitDuring(server: RunningServer, meanwhile: () => Promise<void>): Promise<number> {
  const workerData = { url: `${server.url}/robots.txt`, pid: server.process.pid };
  const visits = new Worker(new URL('visits.js', import.meta.url), { workerData });
  const [worst] = await Promise.all([
    once(visits, 'message'),
    meanwhile().finally(() => visits.postMessage('over')),
  ]);
  return Number(worst[0]);
}
