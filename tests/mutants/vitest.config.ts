import mdx from '@mdx-js/rollup';
import { defineConfig } from 'vitest/config';

import { bundled } from '../../vite/bundled';
import { minified } from '../../vite/minified';
import { statementIds } from '../conformance/statements/all';

/** The served tests of what is mutated; the others need a build, a process or its output. */
const served = [
  ...['creation', 'enhanced-form', 'honeypot', 'journey', 'limits', 'logged-steps', 'one-subscription'],
  ...['own-agent', 'refused-bodies', 'response-headers', 'signup', 'two-tabs', 'voice'],
];

const fileOf = (path: string) => new URL(path, import.meta.url).pathname;

/** The tests that Stryker runs against each mutant: beside the rules, and over HTTP to the app in their own process. */
export default defineConfig({
  plugins: [{ enforce: 'pre', ...mdx() }, minified(), bundled()],
  resolve: {
    alias: [
      { find: '~', replacement: fileOf('../../app') },
      { find: '../setup/server-process', replacement: fileOf('server-in-process.ts') },
    ],
  },
  test: {
    include: ['app/**/*.test.{ts,tsx}', `tests/served/{${served.join()}}.test.ts`],
    tags: statementIds.map((name) => ({ name })),
    env: { BACKEND: 'mock' },
    setupFiles: ['tests/setup/random.ts'],
    unstubEnvs: true,
    unstubGlobals: true,
    css: { include: [/tokens\.css/] },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 5_000, interval: 20 } },
  },
});
