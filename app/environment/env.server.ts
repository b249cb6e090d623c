import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';

import { parseEnvironment } from './parse-environment.server';
import type { Environment } from './parse-environment.server';

/** The checked environment. If it is invalid, the process exits at import. */
export const env: Environment & { sessionSecrets: string[] } = load();

export const isMock = env.backend.kind === 'mock';

function load() {
  const parsed = parseEnvironment(process.env);
  if (!parsed.ok) return refuseStart(parsed.message);
  const { environment } = parsed;
  if (environment.backend.kind === 'mock' && !mockIsInstalled())
    return refuseStart('BACKEND: the mock backend needs the packages that `npm ci --omit=dev` leaves out');
  const sessionSecrets = environment.sessionSecrets ?? [randomBytes(32).toString('hex')];
  return { ...environment, sessionSecrets };
}

/** Whether the mock backend's packages are installed. Production installations leave them out. */
function mockIsInstalled(): boolean {
  try {
    return Boolean(createRequire(import.meta.url).resolve('msw/node'));
  } catch {
    return false;
  }
}

function refuseStart(message: string): never {
  console.error(message);
  process.exit(1);
}
