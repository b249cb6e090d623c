import { availableParallelism } from 'node:os';
import mdx from '@mdx-js/rollup';
import { defineConfig } from 'vitest/config';

import { seed } from './tests/setup/random';
import { isLong } from './tests/setup/sample';
import { ServersFirst } from './tests/setup/servers-first';
import { bundled } from './vite/bundled';

if (isLong) process.stdout.write(`TEST_SEED=${seed}\n`);

/** The folder for test reports, which `npm run test:conformance` reads. */
const reportFolder = process.env.LISTED_TESTS;

const moduleTests = [
  '{app,mocks,server,scripts}/**/*.test.{ts,tsx}',
  'tests/{launch,build,conformance,setup}/**/*.test.ts',
];
/** Tests that mock modules, reset them, replace `fetch`, or start the mock backend. The others share modules, which makes them twice as fast. */
const isolatedTests = ['{app,mocks,tests}/**/*.isolated.test.{ts,tsx}'];
const requestTests = ['tests/requests/**/*.test.ts'];
const processTests = ['tests/{backend,deploy,faults}/**/*.test.ts'];

export default defineConfig({
  plugins: [{ enforce: 'pre', ...mdx({ providerImportSource: '~/content/mdx-components' }) }, bundled()],
  resolve: { alias: { '~': new URL('./app', import.meta.url).pathname } },
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'shared modules', isolate: false, include: moduleTests, exclude: isolatedTests },
      },
      {
        extends: true,
        test: {
          name: 'requests',
          isolate: false,
          include: requestTests,
          env: { NODE_ENV: 'production' },
          server: { deps: { external: [/\/build\/server-/] } },
        },
      },
      {
        extends: true,
        test: { name: 'process', isolate: false, include: processTests },
      },
      { extends: true, test: { name: 'isolated modules', include: isolatedTests } },
    ],
    ...(reportFolder && { reporters: ['default', 'json'], outputFile: `${reportFolder}/unit.json` }),
    unstubEnvs: true,
    unstubGlobals: true,
    env: { BACKEND: 'mock' },
    testTimeout: isLong ? 90_000 : 30_000, // a long run has more random values
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000, interval: 20 } },
    pool: 'threads',
    sequence: { sequencer: ServersFirst },
    maxWorkers: availableParallelism(), // each imports all modules; browser tests fill the gaps of `npm test`
    css: { include: [/tokens\.css/] }, // tests read the palette; all other styles stay empty
    setupFiles: ['tests/setup/console-errors.ts', 'tests/setup/short-failures.ts', 'tests/setup/random.ts'],
  },
});
