import { defineConfig } from 'vitest/config';

import { statementIds } from './tests/conformance/statements/all';
import { minified } from './vite/minified';

export default defineConfig({
  plugins: [minified()],
  resolve: { alias: { '~': new URL('./app', import.meta.url).pathname } },
  test: {
    include: [
      '{app,mocks,server}/**/*.test.{ts,tsx}',
      'tests/{faults,build,conformance,served}/**/*.test.ts',
    ],
    tags: statementIds.map((name) => ({ name })),
    env: { BACKEND: 'mock' },
    testTimeout: 20_000, // several start a server process; slow machines are no failure
    hookTimeout: 20_000,
    setupFiles: ['tests/setup/console-errors.ts'],
  },
});
