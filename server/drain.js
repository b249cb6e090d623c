import { Server } from 'node:net';

/** The longest call is 120 s (reading a website); with what goes around it, no request takes longer than this. */
const longestRequestMs = 135_000;
/** How long a connection may be idle before it is closed: a proxy in use has sent something over it by then. */
const idleMs = 5_000;
const longestSearchMs = 5_000;

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
    await quietTurn(server);
    await stopped(server);
    await settle();
    clearTimeout(forced);
    process.exit(0);
  }

  process.on('SIGTERM', drain);
  process.on('SIGINT', drain);
  return { isDraining: () => draining };
}

/**
 * Connections that wait in the kernel are reset when the server stops listening: go on until none was there. Under
 * a load without pause none is quiet; server/keep.js is for that.
 */
async function quietTurn(/** @type {import('node:http').Server} */ server) {
  let accepted = true;
  server.on('connection', () => (accepted = true));
  const until = performance.now() + longestSearchMs;
  while (accepted && performance.now() < until) {
    accepted = false;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/**
 * Resolves when the last connection has ended. The close of HTTP servers would end the idle ones at once, and with
 * them the request that a proxy is just sending.
 */
async function stopped(/** @type {import('node:http').Server} */ server) {
  const closed = new Promise((resolve) => Server.prototype.close.call(server, resolve));
  const idle = setTimeout(() => server.closeIdleConnections(), idleMs);
  await closed;
  clearTimeout(idle);
}
