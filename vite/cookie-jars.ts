import type { Plugin } from 'vite';

/**
 * Gives every route a cookie jar. It is done in the server build, which `npm start`, `remix-serve` and the development
 * server share; `getLoadContext` exists in the first only, and none of them tells Remix when a redirect is sent.
 */
export function cookieJars(): Plugin {
  return {
    name: 'cookie-jars',
    transform: (code, id) =>
      id === '\0virtual:remix/server-build'
        ? `import { withCookies } from '/app/platform/cookies/visit.server.ts';
${code}
for (const route of Object.values(routes)) route.module = withCookies(route.module);`
        : undefined,
  };
}
