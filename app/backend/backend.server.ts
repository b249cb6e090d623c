import { env } from '~/environment/env.server';
import { log } from '~/platform/telemetry/log.server';
import { backendCallDuration } from '~/platform/telemetry/metrics.server';
import type { BackendConnection, CallReport } from './call.server';
import { createBackend } from './client.server';

/** The backend that the environment configures: over HTTP, or the mock in this process. */
export const backend = createBackend(connect);

let starting: Promise<BackendConnection> | undefined;

/**
 * Starts the mock backend on the first call. Startup is too early, because remix-serve replaces `globalThis.fetch` after
 * loading the build.
 */
async function connect(): Promise<BackendConnection> {
  if (env.backend.kind !== 'mock') return { ...env.backend, report };
  const { latencyFactor } = env.backend;
  starting ??= import('../../mocks/server').then((mock) => mock.startInProcess(latencyFactor));
  return { ...(await starting), report };
}

function report(entry: CallReport): void {
  const { functionName, cause, ms } = entry;
  backendCallDuration.observe({ function: functionName, outcome: cause ?? 'ok' }, ms / 1_000);
  if (cause) log.warn(entry, 'backend call failed');
  else log.info(entry, 'backend call');
}
