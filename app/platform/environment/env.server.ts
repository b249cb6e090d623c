import { randomBytes } from 'node:crypto';

import { parseEnvironment } from './environment.server';
import type { Environment } from './environment.server';

/** The environment of this process, parsed once; the only file that reads `process.env`. */
export const env: Environment & { sessionSecrets: string[] } = load();

export const isMock = env.backend.kind === 'mock';

function load() {
  const parsed = parseEnvironment(process.env);
  if (!parsed.ok) {
    console.error(parsed.message);
    process.exit(1);
  }
  const { environment } = parsed;
  const sessionSecrets = environment.sessionSecrets ?? [randomBytes(32).toString('hex')];
  return { ...environment, sessionSecrets };
}
