import { setTimeout as sleep } from 'node:timers/promises';

import type { PlainBrowser } from '../../setup/plain-browser';
import type { Tally } from './tally';

/** How much longer others may wait during an attack than in the control before it. */
const allowedMs = 500;
const controlSeconds = 3;

/**
 * Expects that others are served as usual during an attack: every request of theirs succeeds, and the longest wait is at
 * most 500 ms over the longest wait of a control that is measured just before. The control makes the limit hold on a
 * busy machine.
 *
 * @param request what one of the others does; it starts anew several times a second
 * @param attack runs until its signal is aborted
 */
export async function expectOthersServed(
  tally: Tally,
  request: () => Promise<PlainBrowser>,
  attack: (signal: AbortSignal) => Promise<unknown>,
  { seconds = 8, perSecond = 10 } = {},
): Promise<void> {
  const control = await longestWait(tally, request, controlSeconds, perSecond);
  const over = new AbortController();
  const attacking = attack(over.signal);
  await sleep(500);
  const wait = await longestWait(tally, request, seconds, perSecond);
  over.abort();
  await attacking;
  tally.waits = `${wait.toFixed(0)} ms (control: ${control.toFixed(0)} ms)`;
  tally.expect(wait < control + allowedMs, `others waited up to ${wait.toFixed(0)} ms`);
}

/** Starts requests at a steady rate, without waiting for the earlier ones, and resolves when all have ended. */
async function longestWait(
  tally: Tally,
  request: () => Promise<PlainBrowser>,
  seconds: number,
  perSecond: number,
): Promise<number> {
  const waits: Promise<number>[] = [];
  for (let sent = 0; sent < seconds * perSecond; sent += 1) {
    const started = performance.now();
    waits.push(tally.count(request).then(() => performance.now() - started));
    await sleep(1_000 / perSecond);
  }
  return Math.max(...(await Promise.all(waits)));
}
