import mdx from '@mdx-js/rollup';
import { defineConfig } from 'vitest/config';

import { bundled } from '../../vite/bundled';
import { minified } from '../../vite/minified';
import { statements } from '../conformance/statements';

/** The served tests of what is mutated; the others need a build, a process or its output. */
const served = [
  ...['by-call', 'creation', 'honeypot', 'journey', 'limits', 'logged-steps'],
  ...['own-agent', 'one-subscription', 'refused-bodies', 'response-headers', 'signup', 'toasts'],
  ...['trade-setup', 'two-tabs', 'voice'],
];

const fileOf = (path: string) => new URL(path, import.meta.url).pathname;

const beside = ['{app,mocks,scripts}/**/*.test.{ts,tsx}', 'tests/faults/backend-client.test.ts'];
const { MUTANT_TESTS = served.join() } = process.env;
const overHttp = MUTANT_TESTS === 'beside' ? [] : [`tests/served/{${MUTANT_TESTS},}.test.ts`];

/**
 * The tests that Stryker runs against each mutant: beside the rules, and over HTTP to the app in their own process. These
 * take a hundred times as long, so the first round (`MUTANT_TESTS=beside`) does without them and leaves them the survivors;
 * `MUTANT_TESTS=toasts,signup` takes some of them.
 */
export default defineConfig({
  plugins: [{ enforce: 'pre', ...mdx() }, minified(), bundled()],
  resolve: {
    alias: [
      { find: '~', replacement: fileOf('../../app') },
      { find: '../setup/server-process', replacement: fileOf('server-in-process.ts') },
    ],
  },
  test: {
    include: [...beside, ...overHttp],
    tags: statements.map(({ id }) => ({ name: id })),
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
