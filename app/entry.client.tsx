import { runPage } from './platform/enhancement/run-page';

runPage({
  scripts: import.meta.glob('./**/*.enhance.ts', { import: 'default' }),
  islands: import.meta.glob('./**/*.island.tsx', { import: 'default' }),
});
