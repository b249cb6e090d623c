import mdx from '@mdx-js/rollup';
import { defineConfig } from 'vitest/config';

import { bundled } from '../../vite/bundled';

/** Tests of requests that read files or the cache rather than mutated code. */
const skipped = ['named-files', 'pages', 'pricing-copy', 'public-pages', 'trades'];

const fileOf = (path: string) => new URL(path, import.meta.url).pathname;

const { MUTANT_TESTS = '*' } = process.env;

/**
 * The tests that Stryker runs against each mutant: unit tests first, then tests of requests.
 * `MUTANT_TESTS=notices,signup` runs only some tests of requests; an empty value runs none.
 */
export default defineConfig({
  plugins: [{ enforce: 'pre', ...mdx({ providerImportSource: '~/content/mdx-components' }) }, bundled()],
  resolve: {
    alias: { '~': fileOf('../../app') },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'beside',
          include: ['{app,mocks,scripts}/**/*.test.{ts,tsx}', 'tests/faults/backend-client.test.ts'],
          env: { BACKEND: 'mock' },
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'requests',
          include: [`tests/requests/{${MUTANT_TESTS},}.test.ts`],
          exclude: skipped.map((name) => `tests/requests/${name}.test.ts`),
          env: { NODE_ENV: 'production' },
          isolate: false,
          maxWorkers: 1,
          server: { deps: { external: [/\/build\/server-/] } },
          sequence: { groupOrder: 2 },
        },
      },
    ],
    setupFiles: ['tests/mutants/active-from-import.ts', 'tests/setup/random.ts'],
    unstubEnvs: true,
    unstubGlobals: true,
    css: { include: [/tokens\.css/] },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 1_500, interval: 20 } },
  },
});
