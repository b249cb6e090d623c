import { Server, connect } from 'node:net';

/**
 * What Node keeps inside of a socket that it waits for: system calls that it has no words for.
 * @typedef {{ listen: (backlog: number) => number, getpeername: (into: object) => number }} Handle
 * @typedef {{ _handle?: Handle | null }} WithHandle
 */

/** Each turn of the event loop takes one who waits; a starved machine has slow turns. */
const longestSearchMs = 30_000;

/**
 * Stops listening without losing a connection. Closing a listening socket resets what the kernel has accepted for it and
 * nobody has taken yet. So the queue is made one place long, and the socket closed when a knock of our own has that place:
 * whoever comes now was never let in, and a proxy tries them elsewhere. Other systems than Linux count their queues otherwise.
 *
 * @param {import('node:net').Server} server
 * @returns {Promise<void>} when the last connection has ended
 */
export async function stopListening(server) {
  if (process.platform !== 'linux') return leaveSocket(server);
  const until = performance.now() + longestSearchMs;
  for (;;) {
    const knock = await knockAlone(server);
    const closed = knock || performance.now() > until ? leaveSocket(server) : null;
    knock?.destroy();
    if (closed) return closed;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/**
 * A connection to ourselves that nobody shares the queue with, or `null`. Nothing else runs in between: what is in the
 * queue when this resolves is there until the event loop turns.
 *
 * @returns {Promise<import('node:net').Socket | null>}
 */
function knockAlone(/** @type {import('node:net').Server} */ server) {
  handleOf(server)?.listen(0);
  const knock = connect(ownAddress(server));
  knock.on('error', () => undefined);
  return new Promise((resolve) => {
    process.nextTick(() => {
      if (handleOf(knock)?.getpeername({}) === 0) return resolve(knock);
      knock.destroy();
      resolve(null);
    });
  });
}

function ownAddress(/** @type {import('node:net').Server} */ server) {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the server does not listen on a port');
  const everywhere = ['::', '0.0.0.0'].includes(address.address);
  return { port: address.port, host: everywhere ? '127.0.0.1' : address.address };
}

/**
 * Stops taking connections from a socket that others have, too. The close of HTTP servers would end idle connections at
 * once, and with them the request that a proxy is just sending.
 *
 * @returns {Promise<void>} when the last connection has ended
 */
export function leaveSocket(/** @type {import('node:net').Server} */ server) {
  return new Promise((resolve) => Server.prototype.close.call(server, () => resolve(undefined)));
}

function handleOf(/** @type {object} */ socket) {
  return /** @type {WithHandle} */ (socket)._handle;
}
