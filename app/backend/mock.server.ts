import type { BackendConnection } from './call.server';

let starting: Promise<BackendConnection> | undefined;

/** Starts on the first call rather than at boot, because remix-serve replaces `globalThis.fetch` after loading the build. */
export function startMockBackend(latencyFactor: number) {
  starting ??= import('../../mocks/server').then((mock) => mock.startInProcess(latencyFactor));
  return starting;
}

export async function fakeWidgetScript(): Promise<string> {
  return (await import('../../mocks/voice-widget/fake-widget-script')).default;
}

export async function receivedCalls() {
  const log = await import('../../mocks/call-log');
  return log.receivedCalls();
}
