import type { BackendConnection } from './call.server';

let starting: Promise<BackendConnection> | undefined;

/** Starts the mock backend on the first call. At startup it would be too early: remix-serve replaces `globalThis.fetch` after loading the build. */
export function startMockBackend(latencyFactor: number) {
  starting ??= import('../../mocks/server').then((mock) => mock.startInProcess(latencyFactor));
  return starting;
}

/** The calls that the mock backend has received. */
export async function receivedCalls() {
  const log = await import('../../mocks/call-log');
  return log.receivedCalls();
}
