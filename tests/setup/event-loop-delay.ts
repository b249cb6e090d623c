import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect } from 'vitest';

import type { RunningServer } from './server-process';

const maxDelayMs = 200;
const attempts = 6;

/** Asserts that the server keeps responding to other visitors during `work`. Retries, because the machine may be busy. */
export async function expectResponsive(
  server: RunningServer,
  title: string,
  work: () => Promise<void>,
): Promise<void> {
  let worst = Infinity;
  for (let attempt = 0; attempt < attempts && worst >= maxDelayMs; attempt += 1)
    worst = await longestDelayDuring(server, work);
  expect(worst, `the longest delay of another visitor: ${title}`).toBeLessThan(maxDelayMs);
}

/** The longest response time of other requests during `work`, in milliseconds. */
async function longestDelayDuring(server: RunningServer, work: () => Promise<void>): Promise<number> {
  const workerData = { url: `${server.url}/robots.txt`, pid: server.process.pid };
  const probe = new Worker(new URL('delay-probe.js', import.meta.url), { workerData });
  const [worst] = await Promise.all([
    once(probe, 'message'),
    work().finally(() => probe.postMessage('stop')),
  ]);
  return Number(worst[0]);
}
