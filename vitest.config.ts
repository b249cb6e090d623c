import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

import { statementIds } from './tests/conformance/statements/all';
import { bundled } from './vite/bundled';
import { minified } from './vite/minified';

export default defineConfig({
  plugins: [minified(), bundled()],
  resolve: { alias: { '~': new URL('./app', import.meta.url).pathname } },
  test: {
    include: [
      '{app,mocks,server,scripts}/**/*.test.{ts,tsx}',
      'tests/{backend,bench,deploy,launch,faults,build,conformance,served,markup}/**/*.test.ts',
    ],
    tags: statementIds.map((name) => ({ name })),
    env: { BACKEND: 'mock' },
    testTimeout: 120_000, // several start a server process; slow machines are no failure
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000, interval: 20 } },
    pool: 'threads',
    maxWorkers: availableParallelism(), // most wait for servers
    css: { include: [/tokens\.css/] }, // other styles are empty in tests; colors are data
    setupFiles: ['tests/setup/console-errors.ts'],
  },
});
