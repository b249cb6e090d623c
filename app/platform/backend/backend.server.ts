import { env } from '../environment/env.server';
import { log } from '../log.server';
import { observe } from '../observation/observe.server';
import type { CallReport } from './call.server';
import { createBackend } from './functions.server';
import type { Backend } from './functions.server';
import type { ReportCircuit } from './steady-calls.server';
import { startMockBackend } from './mock.server';

export const backend: Backend = createBackend(
  async () => (env.backend.kind === 'mock' ? startMockBackend(env.backend.pace) : env.backend),
  report,
  reportCircuit,
);

function report(entry: CallReport): void {
  const { fn, cause, ms } = entry;
  observe({ kind: 'backend-call', fn, outcome: cause ?? 'ok', ms });
  if (cause) log.warn(entry, 'backend call failed');
  else log.info(entry, 'backend call');
}

function reportCircuit({ fn, circuit }: Parameters<ReportCircuit>[0]): void {
  observe({ kind: 'breaker', fn, state: circuit });
  log.warn({ fn, circuit }, 'backend circuit');
}
