import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Server } from 'node:net';

/** Starts a server on a free port of this machine and gives its address. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

/** A port that nobody listens on just now, for programs that take no 0 or do not tell which one it became. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}
