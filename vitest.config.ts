import { readFileSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

import { statements } from './tests/conformance/statements';
import { seed } from './tests/setup/random';
import { ServersFirst } from './tests/setup/servers-first';
import { bundled } from './vite/bundled';
import { minified } from './vite/minified';

/** Tests that replace modules or what fetches have modules for themselves; the others share theirs, which halves their cost. */
const replacing = ['app', 'mocks']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((name) => /\.test\.tsx?$/.test(name))
  .filter((name) =>
    /vi\.(mock|resetModules)\(|setup\/session'|'\.\/server'/.test(readFileSync(name, 'utf8')),
  );

if (process.env.LONG_TESTS) process.stdout.write(`TEST_SEED=${seed}\n`);

/** Where `npm test` has the runs list their tests, for the check of the statements. */
const listed = process.env.LISTED_TESTS;

const all = [
  '{app,mocks,server,scripts}/**/*.test.{ts,tsx}',
  'tests/{backend,deploy,launch,faults,build,conformance,served,markup}/**/*.test.ts',
];

export default defineConfig({
  plugins: [minified(), bundled()],
  resolve: { alias: { '~': new URL('./app', import.meta.url).pathname } },
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'shared modules', isolate: false, include: all, exclude: replacing },
      },
      { extends: true, test: { name: 'own modules', include: replacing } },
    ],
    ...(listed && { reporters: ['default', 'json'], outputFile: `${listed}/unit.json` }),
    unstubEnvs: true,
    unstubGlobals: true,
    tags: statements.map(({ id }) => ({ name: id })),
    env: { BACKEND: 'mock' },
    testTimeout: 120_000, // several start a server process; slow machines are no failure
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000, interval: 20 } },
    pool: 'threads',
    sequence: { sequencer: ServersFirst },
    maxWorkers: availableParallelism() + 1, // most wait for servers
    css: { include: [/tokens\.css/] }, // other styles are empty in tests; colors are data
    setupFiles: ['tests/setup/console-errors.ts', 'tests/setup/random.ts'],
  },
});
