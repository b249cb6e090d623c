import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from '@remix-run/node';
import { vi } from 'vitest';

import { createApp } from '../../server/app.js';
import type { Entry } from '../../server/app.js';
import { listen } from '../setup/listen';
import type { RunningServer } from '../setup/server-process';

/** An unreachable backend. The mock backend would intercept all requests of this process. */
const nowhere = {
  ...{ BACKEND_URL: 'http://127.0.0.1:9', BACKEND_KEY: 'key', SESSION_SECRET: 's'.repeat(32) },
  ...{ SETUP_AGENT_ID: 'agent_setup', DEMO_AGENT_ID: 'agent_demo', CHECKOUT_HOSTS: 'pay.example' },
};

/**
 * Replaces tests/setup/server-process.ts for Stryker, which measures coverage in its own process. It imports a fresh copy
 * of the build. There are no streams or signals; `output` returns the log.
 */
export async function startServer(
  variables: Record<string, string> = {},
): Promise<Pick<RunningServer, 'url' | 'output' | 'stop'>> {
  for (const [name, value] of Object.entries({ ...nowhere, ...variables })) vi.stubEnv(name, value);
  let output = '';
  const logged = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output += String(text);
    return true;
  });
  const copy = mkdtempSync(resolve('build/server-'));
  cpSync('build/server', copy, { recursive: true });
  const build = (await import(/* @vite-ignore */ pathToFileURL(`${copy}/index.js`).href)) as ServerBuild;
  vi.unstubAllEnvs();
  const entry = build.entry.module as unknown as Entry;
  const server = createServer(
    createApp(build, { entry, drain: { isDraining: () => false, whenClosed: () => null } }),
  );
  return {
    url: await listen(server),
    output: () => output,
    stop: () =>
      new Promise((stopped) => {
        logged.mockRestore();
        server.closeAllConnections();
        server.close(() => stopped(null));
        rmSync(copy, { recursive: true });
      }),
  };
}
