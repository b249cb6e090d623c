import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from '@remix-run/node';

import { createMockServer } from '../../mocks/http-server';
import { setLatencyFactor } from '../../mocks/latency';
import { createApp } from '../../server/app.js';
import type { Entry } from '../../server/app.js';
import { handleClientError, maxHeaderBytes } from '../../server/client-error.js';
import { testSecret } from './encrypted-cookie';
import { listen } from './listen';

export interface RunningApp {
  url: string;
  /** Everything logged so far. */
  output: () => string;
  /** Resolves when the work that goes on after responses is done. */
  settled: () => Promise<void>;
  stop: () => Promise<unknown>;
}

/** A backend that nothing answers for. */
const unreachable = {
  BACKEND_URL: 'http://127.0.0.1:9',
  BACKEND_KEY: 'key',
  SESSION_SECRET: testSecret,
  SETUP_AGENT_ID: 'agent_setup',
  DEMO_AGENT_ID: 'agent_demo',
  CHECKOUT_HOSTS: 'pay.example',
};

interface AppOptions {
  /**
   * Serves public pages from the cache, as in production. By default each request is rendered: compressing a page for the
   * cache costs as much CPU time as several tests.
   */
  cachesPages?: boolean;
}

/**
 * Runs the built app in this process with these environment variables. The app reads them while it is imported, so each
 * call imports a copy of the build.
 */
export async function startApp(
  variables: Record<string, string> = {},
  { cachesPages = false }: AppOptions = {},
): Promise<RunningApp> {
  if (!existsSync('build/server')) throw new Error('There is no build to test: npm run build');
  const copy = mkdtempSync(resolve('build/server-'));
  cpSync('build/server', copy, { recursive: true });
  const log: string[] = [];
  const build = await withLog(
    log,
    variables,
    () => import(/* @vite-ignore */ pathToFileURL(`${copy}/index.js`).href),
  );
  const entry = build.entry.module as unknown as Entry; // the build erases its types
  await entry.ready;
  const app = createApp(build, {
    entry: cachesPages ? entry : { ...entry, needsPersonalRender: () => true },
    drain: { isDraining: () => false, whenClosed: () => null },
  });
  // The default of 5 s closes connections that fetch reuses when a busy machine stalls a test.
  const server = createServer({ maxHeaderSize: maxHeaderBytes, keepAliveTimeout: 65_000 }, app).on(
    'clientError',
    handleClientError,
  );
  return {
    url: await listen(server),
    output: () => log.join(''),
    settled: () => entry.finishBackgroundWork(),
    stop: () =>
      new Promise((stopped) => {
        server.closeAllConnections();
        server.close(stopped);
        rmSync(copy, { recursive: true });
      }),
  };
}

/** Runs the built app with the mock backend behind it. Pages that only mock mode has, such as its checkout, don't exist. */
export async function startAppWithMock(): Promise<RunningApp> {
  setLatencyFactor(0);
  const mock = createMockServer({ key: unreachable.BACKEND_KEY });
  const app = await startApp({ BACKEND_URL: await listen(mock), TRUST_PROXY: '1' });
  return {
    ...app,
    stop: () => {
      mock.close();
      setLatencyFactor(1);
      return app.stop();
    },
  };
}

/** Imports the build with environment variables and a standard output of its own, to which its logger then writes. */
async function withLog(
  log: string[],
  variables: Record<string, string>,
  importBuild: () => Promise<ServerBuild>,
): Promise<ServerBuild> {
  const output = new Writable();
  output.write = (chunk: unknown) => log.push(String(chunk)) > 0;
  const original = { env: process.env, stdout: Object.getOwnPropertyDescriptor(process, 'stdout') };
  process.env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    ...unreachable,
    ...variables,
  };
  Object.defineProperty(process, 'stdout', { configurable: true, value: output });
  const { error: printError } = console;
  console.error = (message: unknown) => log.push(`${String(message)}\n`);
  try {
    return await importBuild();
  } catch (error) {
    throw new Error(log.join(''), { cause: error });
  } finally {
    console.error = printError;
    process.env = original.env;
    if (original.stdout) Object.defineProperty(process, 'stdout', original.stdout);
  }
}
