import { startPage } from './platform/enhancement/client-runtime';

// No `hydrateRoot(document)`: a page hydrates only its islands, and runs only the scripts that its markup names
// (docs/decisions/0026-react-islands.md).
if (import.meta.hot) fakeRemixRouter();

startPage({
  scripts: import.meta.glob('./**/*.enhance.ts', { import: 'default' }),
  islands: import.meta.glob('./**/*.island.tsx', { import: 'default' }),
  loadReact: () => import('./platform/enhancement/hydrate'),
});

/**
 * Defines a fake Remix router, in development only. Remix's hot reload revalidates its router before it refreshes React, and
 * our pages have none.
 */
function fakeRemixRouter(): void {
  Object.assign(window, {
    __remixRouter: {
      subscribe(listener: (state: { revalidation: 'idle' }) => void) {
        setTimeout(() => listener({ revalidation: 'idle' }));
        return () => undefined;
      },
      revalidate: () => undefined,
    },
    __remixClearCriticalCss: () => undefined,
  });
}
