import mdx from '@mdx-js/rollup';
import { defineConfig } from 'vitest/config';

import { bundled } from '../../vite/bundled';
import { statements } from '../conformance/statements';

/** The served tests that cover mutated code and don't need a separate process. */
const served = [
  ...['voice-setup', 'creation', 'honeypot', 'journey', 'logged-steps', 'telemetry'],
  ...['own-agent', 'one-subscription', 'refused-bodies', 'response-headers', 'signup', 'toasts'],
  ...['trade-setup', 'two-tabs', 'voice'],
];

const fileOf = (path: string) => new URL(path, import.meta.url).pathname;

const { MUTANT_TESTS = served.join() } = process.env;

/**
 * The tests that Stryker runs against each mutant: unit tests first, then tests over HTTP.
 * `MUTANT_TESTS=toasts,signup` runs only some of the HTTP tests; an empty value runs none.
 */
export default defineConfig({
  plugins: [{ enforce: 'pre', ...mdx() }, bundled()],
  resolve: {
    alias: [
      { find: '~', replacement: fileOf('../../app') },
      { find: '../setup/server-process', replacement: fileOf('server-in-process.ts') },
    ],
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
          name: 'served',
          include: [`tests/served/{${MUTANT_TESTS},}.test.ts`],
          env: { NODE_ENV: 'production' },
          isolate: false,
          maxWorkers: 1,
          server: { deps: { external: [/\/build\/server-/] } },
          sequence: { groupOrder: 2 },
        },
      },
    ],
    tags: statements.map(({ id }) => ({ name: id })),
    setupFiles: ['tests/mutants/active-from-import.ts', 'tests/setup/random.ts'],
    unstubEnvs: true,
    unstubGlobals: true,
    css: { include: [/tokens\.css/] },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 1_500, interval: 20 } },
  },
});
