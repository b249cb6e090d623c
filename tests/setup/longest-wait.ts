import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect } from 'vitest';

import type { RunningServer } from './server-process';

export const longestMs = 200;
const tries = 3;

/** How long others waited for a page meanwhile, in milliseconds; the best of three tries where that is too long. */
export async function longestWait(server: RunningServer, meanwhile: () => Promise<void>): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const worst = await waitDuring(server, meanwhile);
    if (worst < longestMs || attempt === tries) return worst;
  }
}

async function waitDuring(server: RunningServer, meanwhile: () => Promise<void>): Promise<number> {
  const workerData = { url: `${server.url}/robots.txt`, pid: server.process.pid };
  const visits = new Worker(new URL('visits.js', import.meta.url), { workerData });
  const [worst] = await Promise.all([
    once(visits, 'message'),
    meanwhile().finally(() => visits.postMessage('over')),
  ]);
  return Number(worst[0]);
}

/** The longest wait of a table, printed at its end. */
export function worstRow(table: string) {
  let worst = { title: '', ms: 0 };
  return {
    add(title: string, ms: number) {
      if (ms > worst.ms) worst = { title, ms };
      expect(ms, `the longest wait of another visitor: ${title}`).toBeLessThan(longestMs);
    },
    print() {
      process.stdout.write(`${table}: others waited ${Math.round(worst.ms)} ms at most (${worst.title})\n`);
    },
  };
}
