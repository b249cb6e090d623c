import { setTimeout as sleep } from 'node:timers/promises';

import type { PlainBrowser } from '../../setup/plain-browser';
import { Site } from './site';
import type { Tally } from './tally';

const allowedMs = 500;
let quietSite: Site | undefined;

/**
 * Expects that others are served as usual during an attack: each of their requests succeeds, and the longest wait is
 * under 500 ms. Because a busy machine makes everything wait, a second site that nobody attacks gets the same requests
 * at the same time: twice the longest wait there is allowed on top.
 *
 * @param origin of the attacked site
 * @param request what one of the others does; it starts several times a second
 * @param attack runs until its signal is aborted
 */
export async function expectOthersServed(
  tally: Tally,
  origin: string,
  request: (origin: string) => Promise<PlainBrowser>,
  attack: (signal: AbortSignal) => Promise<unknown>,
  { seconds = 8, perSecond = 10 } = {},
): Promise<void> {
  const quiet = await startQuietSite(origin);
  for (let warmUp = 0; warmUp < 8; warmUp += 1)
    await Promise.all([origin, quiet].map((site) => tally.count(() => request(site))));
  const over = new AbortController();
  const attacking = attack(over.signal);
  const waits: Promise<number>[] = [];
  const quietWaits: Promise<number>[] = [];
  for (let sent = 0; sent < seconds * perSecond; sent += 1) {
    waits.push(millisecondsOf(() => tally.count(() => request(origin))));
    quietWaits.push(millisecondsOf(() => request(quiet)));
    await sleep(1_000 / perSecond);
  }
  const wait = Math.max(...(await Promise.all(waits)));
  const quietWait = Math.max(...(await Promise.all(quietWaits)));
  over.abort();
  await attacking;
  tally.waits = `${wait.toFixed(0)} ms (second site: ${quietWait.toFixed(0)} ms)`;
  tally.expect(wait < allowedMs + 2 * quietWait, `others waited up to ${wait.toFixed(0)} ms`);
}

async function startQuietSite(origin: string): Promise<string> {
  if (!quietSite) {
    quietSite = new Site({ port: Number(new URL(origin).port) + 40 });
    await quietSite.start();
  }
  return quietSite.origin;
}

async function millisecondsOf(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}
