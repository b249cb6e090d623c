import { standInForRouter } from './platform/enhancement/hot-reload';
import { runPage } from './platform/enhancement/run-page';

if (import.meta.hot) standInForRouter();

runPage({
  scripts: import.meta.glob('./**/*.enhance.ts', { import: 'default' }),
  islands: import.meta.glob('./**/*.island.tsx', { import: 'default' }),
});
