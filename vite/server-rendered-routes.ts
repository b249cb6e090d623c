import type { Plugin } from 'vite';

/** Pages are rendered on the server alone: the browser's build has an empty module for each route, and so nothing of Remix. */
export function serverRenderedRoutes(): Plugin {
  return {
    name: 'server-rendered-routes',
    apply: 'build',
    enforce: 'post',
    transform: (_code, id) => (id.endsWith('?__remix-build-client-route') ? 'export {};' : undefined),
  };
}
