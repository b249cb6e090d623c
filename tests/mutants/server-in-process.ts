import { createServer } from 'node:http';
import type { ServerBuild } from '@remix-run/node';
import type { RouteConfigEntry } from '@remix-run/route-config';
import { vi } from 'vitest';

import { createApp } from '../../server/app.js';
import type { Entry } from '../../server/app.js';
import { listen } from '../setup/listen';
import type { RunningServer } from '../setup/server-process';

const usual = { MOCK_PACE: '0.1' } as const;
const preloaded = new Set<string>();
const routeModules = import.meta.glob<ServerBuild['entry']['module']>('../../app/routes/**/*.{ts,tsx}');

/**
 * Takes the place of tests/setup/server-process.ts where Stryker has to see which test reaches which line: the same app,
 * from its sources, in the process of the tests. It has no streams, no signals and no stylesheets.
 */
export async function startServer(
  variables: Record<string, string> = {},
): Promise<Pick<RunningServer, 'url' | 'output' | 'stop'>> {
  vi.resetModules();
  const [, preload] = /--import=(\S+)/.exec(variables.NODE_OPTIONS ?? '') ?? [];
  if (preload && !preloaded.has(preload)) await import(/* @vite-ignore */ preload);
  if (preload) preloaded.add(preload);
  const backend = variables.BACKEND_URL ? { BACKEND: undefined } : { BACKEND: 'mock' };
  for (const [name, value] of Object.entries({ ...usual, ...backend, ...variables })) vi.stubEnv(name, value);
  const build = await buildFromSources();
  const entry = build.entry.module as unknown as Entry;
  vi.unstubAllEnvs();
  const server = createServer(
    createApp(build, { entry, drain: { isDraining: () => false, waitForClose: () => null } }),
  );
  return {
    url: await listen(server),
    output: () => '',
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve(null));
      }),
  };
}

/** What `npm run build` writes, without anything for the browser. */
async function buildFromSources(): Promise<ServerBuild> {
  const [entry, root, { default: config }] = await Promise.all([
    import('../../app/entry.server'),
    import('../../app/root'),
    import('../../app/routes'),
  ]);
  const routes = [
    { id: 'root', path: '', module: root },
    ...(await Promise.all(config.map(routeOf))),
  ] as NonNullable<ServerBuild['routes'][string]>[]; // modules of routes are what Remix takes them for
  const described = routes.map(({ module: { loader, action, ErrorBoundary }, ...route }) => ({
    ...route,
    module: '/assets/route.js',
    hasLoader: Boolean(loader),
    hasAction: Boolean(action),
    hasErrorBoundary: Boolean(ErrorBoundary),
    hasClientLoader: false,
    hasClientAction: false,
  }));
  return {
    entry: { module: entry as unknown as ServerBuild['entry']['module'] }, // of our own server
    routes: byId(routes),
    assets: {
      entry: { module: '/assets/entry.js', imports: [] },
      routes: byId(described),
      url: '/assets/manifest.js',
      version: 'sources',
    },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    isSpaMode: false,
    mode: 'production',
    future: {
      v3_fetcherPersist: true,
      v3_lazyRouteDiscovery: false,
      v3_relativeSplatPath: true,
      v3_singleFetch: true,
      v3_throwAbortReason: true,
    },
  };
}

async function routeOf({ file, id = file.replace(/\.tsx?$/, ''), path, index }: RouteConfigEntry) {
  return { id, parentId: 'root', path, index, module: await routeModules[`../../app/${file}`]?.() };
}

function byId<Item extends { id: string }>(items: Item[]): Record<string, Item> {
  return Object.fromEntries(items.map((item) => [item.id, item]));
}
