import { fakeRemixRouter } from './platform/enhancement/hot-reload';
import { startPage } from './platform/enhancement/client-runtime';

if (import.meta.hot) fakeRemixRouter();

startPage({
  scripts: import.meta.glob('./**/*.enhance.ts', { import: 'default' }),
  islands: import.meta.glob('./**/*.island.tsx', { import: 'default' }),
  loadReact: () => import('./platform/enhancement/hydrate'),
});
