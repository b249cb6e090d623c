import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

import type { PlainBrowser } from '../../setup/plain-browser';
import type { Tally } from './tally';

const allowedMs = 500;

/**
 * Expects that others are served as usual during an attack: every request of theirs succeeds, and the longest wait is
 * under 500 ms. A busy machine makes everything wait, so each request is accompanied by one to a server that does
 * nothing: the longest wait there, three times because a page passes three processes, is allowed on top.
 *
 * @param request what one of the others does; it starts several times a second
 * @param attack runs until its signal is aborted
 */
export async function expectOthersServed(
  tally: Tally,
  request: () => Promise<PlainBrowser>,
  attack: (signal: AbortSignal) => Promise<unknown>,
  { seconds = 8, perSecond = 10 } = {},
): Promise<void> {
  const bareServer = await startBareServer();
  await tally.count(request); // The first request renders what later ones take from a cache.
  const over = new AbortController();
  const attacking = attack(over.signal);
  const waits: Promise<number>[] = [];
  const bareWaits: Promise<number>[] = [];
  for (let sent = 0; sent < seconds * perSecond; sent += 1) {
    waits.push(millisecondsOf(() => tally.count(request)));
    bareWaits.push(millisecondsOf(async () => (await fetch(bareServer.url)).text()));
    await sleep(1_000 / perSecond);
  }
  const wait = Math.max(...(await Promise.all(waits)));
  const bareWait = Math.max(...(await Promise.all(bareWaits)));
  over.abort();
  await attacking;
  bareServer.process.kill();
  tally.waits = `${wait.toFixed(0)} ms (bare server: ${bareWait.toFixed(0)} ms)`;
  tally.expect(wait < allowedMs + 3 * bareWait, `others waited up to ${wait.toFixed(0)} ms`);
}

async function millisecondsOf(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

/** A process of its own, so that it waits for a processor just as the product does. */
async function startBareServer() {
  const code =
    "const server = require('node:http').createServer((_, response) => response.end('ok'));" +
    "server.listen(0, '127.0.0.1', () => console.log(server.address().port));";
  const child = spawn('node', ['-e', code], { stdio: ['ignore', 'pipe', 'ignore'] });
  process.once('exit', () => child.kill());
  const [port] = await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${Number(port)}`, process: child };
}
