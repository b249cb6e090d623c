import { env } from '../environment/env.server';
import { log } from '../log.server';
import { createBackend } from './functions.server';
import type { Backend } from './functions.server';
import { startMockBackend } from './mock.server';

/** The backend of this process: the real one, or in mock mode the embedded one. */
export const backend: Backend = createBackend(
  async () => (env.backend.kind === 'mock' ? startMockBackend(env.backend.pace) : env.backend),
  (entry) => (entry.cause ? log.warn(entry, 'backend call failed') : log.info(entry, 'backend call')),
);
