let starting: Promise<{ baseUrl: string; key: string }> | undefined;

/**
 * Starts the embedded mock backend on the first call rather than at boot,
 * because remix-serve replaces `globalThis.fetch` after it has loaded the build.
 */
export function startMockBackend(pace: number) {
  starting ??= import('../../../mocks/server').then((mock) => mock.start(pace));
  return starting;
}

/** The calls that the mock backend received, newest first. */
export async function receivedCalls() {
  const log = await import('../../../mocks/call-log');
  return log.receivedCalls();
}
