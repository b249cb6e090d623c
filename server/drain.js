/** How long a load balancer has to see the 503 of /readyz, and how long requests may take after that. */
const noticeMs = 1_000;
const forceMs = 25_000;

/**
 * Ends the process on SIGTERM or SIGINT without losing a request: readiness turns 503 and answers close their
 * connections, then the server stops listening, idle connections are closed and running requests finish.
 *
 * @param {import('node:http').Server} server
 * @param {() => Promise<unknown>} settle resolves when what outlives its request is done
 */
export function drainOnSignal(server, settle) {
  let draining = false;

  async function drain() {
    if (draining) return;
    draining = true;
    const forced = setTimeout(() => process.exit(1), forceMs);
    await new Promise((resolve) => setTimeout(resolve, noticeMs));
    server.close(async () => {
      await settle();
      clearTimeout(forced);
      process.exit(0);
    });
    server.closeIdleConnections();
    setInterval(() => server.closeIdleConnections(), 250).unref();
  }

  process.on('SIGTERM', drain);
  process.on('SIGINT', drain);
  return { isDraining: () => draining };
}
