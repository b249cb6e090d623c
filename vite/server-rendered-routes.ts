import type { Plugin } from 'vite';

/** Empties the client module of every route, because pages render on the server only. This keeps Remix out of the client. */
export function serverRenderedRoutes(): Plugin {
  return {
    name: 'server-rendered-routes',
    apply: 'build',
    enforce: 'post',
    transform: (_code, id) => (id.endsWith('?__remix-build-client-route') ? 'export {};' : undefined),
  };
}
