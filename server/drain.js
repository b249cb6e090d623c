import { Server } from 'node:net';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';

/** The time limits of the drain, in milliseconds. */
export const drainLimits = {
  /** Reading a website takes up to 120 s; with everything around it, no request takes longer than this. */
  request: 135_000,
  /** The proxies in deploy/ close their idle connections earlier, so none is closed while a request is being sent. */
  idle: 5_000,
  /** A request must have arrived completely within this time, or a client that stops sending would keep the process alive. */
  arrival: 10_000,
  /** Work that outlives its request may be dropped; logged steps are the most of it. */
  background: 5_000,
};
/** An event-loop turn shorter than this processed nothing, so it left no time for connections to queue up. */
const idleTurnMs = 0.5;
const longestIdleTurnSearchMs = 10_000;

/**
 * Ends the process on SIGTERM or SIGINT once the requests in progress are answered: for `noticeMs`, readiness is 503 and
 * responses close their connections (a second signal skips this), then the server stops listening. The exit code is 0,
 * or 1 if a request took longer than any should.
 *
 * @param {import('node:http').Server} server
 * @param {{ noticeMs: number, finishBackgroundWork: () => Promise<unknown>, limits?: typeof drainLimits }} options
 * `whenClosed` gives a promise while the server is about to stop listening: requests wait for it.
 */
export function drainOnSignal(server, { noticeMs, finishBackgroundWork, limits = drainLimits }) {
  /** @type {AbortController | null} */
  let notice = null;
  /** @type {Promise<void> | null} */
  let closing = null;

  async function drain() {
    if (notice) return notice.abort();
    notice = new AbortController();
    server.keepAliveTimeout = limits.idle;
    server.headersTimeout = server.requestTimeout = limits.arrival;
    await sleep(noticeMs, null, notice).catch(() => {});
    setTimeout(() => process.exit(1), limits.request);
    setTimeout(() => server.closeIdleConnections(), limits.idle);
    closing = idleTurn(server);
    await closing;
    const ended = closed(server);
    closing = null;
    await ended;
    await Promise.race([finishBackgroundWork(), sleep(limits.background)]);
    process.exit(0);
  }

  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT'])) process.on(signal, drain);
  return { isDraining: () => notice !== null, whenClosed: () => closing };
}

/**
 * Resolves after an event-loop turn without work or new connections. Closing a listening socket resets the connections
 * in its queue, and the proxy doesn't repeat a POST that was reset: without this, six restarts under 40 visitors lost
 * 10 to 22 requests (the rows 'six restarts' of `npm run faults`). Requests wait meanwhile, or a busy process would have
 * no such turn.
 */
async function idleTurn(/** @type {import('node:http').Server} */ server) {
  const deadline = performance.now() + longestIdleTurnSearchMs;
  let isIdle = false;
  const onConnection = () => void (isIdle = false);
  server.on('connection', onConnection);
  while (!isIdle && performance.now() < deadline) {
    const start = performance.now();
    isIdle = true;
    await setImmediate();
    isIdle &&= performance.now() - start < idleTurnMs;
  }
  server.off('connection', onConnection);
}

/**
 * Resolves when the last connection has ended. `close` of an HTTP server would end idle connections at once, and with
 * them a request that a proxy is just sending.
 *
 * @returns {Promise<void>}
 */
function closed(/** @type {import('node:http').Server} */ server) {
  return new Promise((resolve) => Server.prototype.close.call(server, () => resolve()));
}
