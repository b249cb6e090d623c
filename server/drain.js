import cluster from 'node:cluster';

import { leaveSocket, stopListening } from './stop-listening.js';

/** The longest call is 120 s (reading a website); with what goes around it, no request takes longer than this. */
const longestRequestMs = 135_000;
/** How long a connection may be idle before it is closed. The proxies of deploy/ have closed theirs by then. */
const idleMs = 5_000;

/**
 * Ends the process on SIGTERM or SIGINT without losing a request: readiness turns 503 and responses close their
 * connections for `noticeMs` (a second signal ends that), then the server stops listening, running requests finish,
 * idle connections are closed last. Exit code 0, or 1 if a request took longer than any may.
 * SIGHUP does the same, but leaves the socket open for the next server where server/keep.js has it.
 *
 * @param {import('node:http').Server} server
 * @param {{ noticeMs: number, settle: () => Promise<unknown> }} options `settle` resolves when what outlives its request is done
 */
export function drainOnSignal(server, { noticeMs, settle }) {
  let draining = false;
  let endNotice = () => {};

  async function drain(/** @type {NodeJS.Signals} */ signal) {
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
    if (signal === 'SIGHUP' && cluster.isWorker) await leaveSocket(server);
    else await stopListening(server);
    clearTimeout(idle);
    await settle();
    clearTimeout(forced);
    process.exit(0);
  }

  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP'])) process.on(signal, drain);
  return { isDraining: () => draining };
}
