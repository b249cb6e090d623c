import type { BackendConnection } from './call.server';

let starting: Promise<BackendConnection> | undefined;

/** Starts the mock backend on the first call. At startup it would be too early: remix-serve replaces `globalThis.fetch` after loading the build. */
export function startMockBackend(latencyFactor: number) {
  starting ??= import('../../mocks/server').then((mock) => mock.startInProcess(latencyFactor));
  return starting;
}

/** The source of the fake voice widget, with its calls. Only the server has it; client files don't contain it. */
export async function fakeWidgetScript(): Promise<string> {
  const { simulatedCalls } = await import('../../mocks/voice-widget/trade-calls');
  const { default: script } = await import('../../mocks/voice-widget/fake-widget.ts?bundled');
  return `globalThis.simulatedCalls = ${JSON.stringify(simulatedCalls)};\n${script}`;
}

/** The calls that the mock backend has received. */
export async function receivedCalls() {
  const log = await import('../../mocks/call-log');
  return log.receivedCalls();
}
