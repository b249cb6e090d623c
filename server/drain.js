import { Server } from 'node:net';

/** The longest call is 120 s (reading a website); with what goes around it, no request takes longer than this. */
const longestRequestMs = 135_000;
/** How long a connection may be idle before it is closed. The proxies of deploy/ have closed theirs by then. */
const idleMs = 5_000;
/** A turn in which nothing was done either: what takes longer leaves time for newcomers. */
const emptyTurnMs = 0.5;
const longestSearchMs = 10_000;

/**
 * Ends the process on SIGTERM or SIGINT without losing a request: readiness turns 503 and responses close their
 * connections for `noticeMs` (a second signal ends that), then the server stops listening, running requests finish,
 * idle connections are closed last. Exit code 0, or 1 if a request took longer than any may.
 *
 * @param {import('node:http').Server} server
 * @param {{ noticeMs: number, settle: () => Promise<unknown> }} options `settle` resolves when what outlives its request is done
 */
export function drainOnSignal(server, { noticeMs, settle }) {
  let draining = false;
  let endNotice = () => {};
  /** @type {Promise<void> | null} */
  let search = null;

  async function drain() {
    if (draining) return endNotice();
    draining = true;
    server.keepAliveTimeout = idleMs;
    const notice = new Promise((resolve) => {
      endNotice = () => resolve(undefined);
      setTimeout(resolve, noticeMs);
    });
    await notice;
    const forced = setTimeout(() => process.exit(1), longestRequestMs);
    const idle = setTimeout(() => server.closeIdleConnections(), idleMs);
    search = emptyTurn(server);
    await search;
    const ended = closed(server);
    search = null;
    await ended;
    clearTimeout(idle);
    await settle();
    clearTimeout(forced);
    process.exit(0);
  }

  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT'])) process.on(signal, drain);
  return { isDraining: () => draining, waitForClose: () => search };
}

/**
 * Closing a listening socket resets the connections that the kernel has accepted for it and nobody has taken yet. Requests
 * that come meanwhile wait (`waitForClose`), or a busy loop would have no such turn.
 */
async function emptyTurn(/** @type {import('node:http').Server} */ server) {
  const until = performance.now() + longestSearchMs;
  let empty = false;
  const note = () => void (empty = false);
  server.on('connection', note);
  while (!empty && performance.now() < until) {
    const begun = performance.now();
    empty = true;
    await new Promise((resolve) => setImmediate(resolve));
    empty &&= performance.now() - begun < emptyTurnMs;
  }
  server.off('connection', note);
}

/**
 * The close of HTTP servers would end idle connections at once, and with them the request that a proxy is just sending.
 *
 * @returns {Promise<void>} when the last connection has ended
 */
function closed(/** @type {import('node:http').Server} */ server) {
  return new Promise((resolve) => Server.prototype.close.call(server, () => resolve(undefined)));
}
