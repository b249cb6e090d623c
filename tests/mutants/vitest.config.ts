import { defineConfig } from 'vitest/config';

import { statementIds } from '../conformance/statements/all';

/** The tests that Stryker runs against each mutant: those that stand beside the rules. */
export default defineConfig({
  resolve: { alias: { '~': new URL('../../app', import.meta.url).pathname } },
  test: {
    include: ['app/**/*.test.{ts,tsx}'],
    tags: statementIds.map((name) => ({ name })),
    env: { BACKEND: 'mock' },
    unstubEnvs: true,
    unstubGlobals: true,
    css: { include: [/tokens\.css/] },
  },
});
