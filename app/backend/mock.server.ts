import type { BackendConnection } from './call.server';

let starting: Promise<BackendConnection> | undefined;

/** Started on the first call, not at boot: remix-serve replaces `globalThis.fetch` after it has loaded the build. */
export function startMockBackend(pace: number) {
  starting ??= import('../../mocks/server').then((mock) => mock.start(pace));
  return starting;
}

export async function standInScript(): Promise<string> {
  return (await import('../../mocks/voice-widget/served')).standIn;
}

export async function receivedCalls() {
  const log = await import('../../mocks/call-log');
  return log.receivedCalls();
}
