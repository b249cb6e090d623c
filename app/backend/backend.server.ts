import { env } from '~/environment/env.server';
import { log } from '~/platform/telemetry/log.server';
import { backendCallDuration } from '~/platform/telemetry/metrics.server';
import type { CallReport } from './call.server';
import { createBackend } from './client.server';
import { startMockBackend } from './mock.server';

/** The backend that the environment configures: over HTTP, or the mock in this process. */
export const backend = createBackend(
  async () => (env.backend.kind === 'mock' ? startMockBackend(env.backend.latencyFactor) : env.backend),
  report,
);

function report(entry: CallReport): void {
  const { functionName, cause, ms } = entry;
  backendCallDuration.observe({ function: functionName, outcome: cause ?? 'ok' }, ms / 1_000);
  if (cause) log.warn(entry, 'backend call failed');
  else log.info(entry, 'backend call');
}
