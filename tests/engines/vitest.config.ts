import { defineConfig } from 'vitest/config';

const modes = ['firefox', 'webkit'].flatMap((engine) =>
  ['on', 'off'].map((scripts) => ({
    extends: true as const,
    test: { name: `${engine}, scripts ${scripts}`, env: { ENGINE: engine, SCRIPTS: scripts } },
  })),
);

/** These tests are not part of `npm test`, because they need two more browsers and take minutes. */
export default defineConfig({
  resolve: { alias: { '~': new URL('../../app', import.meta.url).pathname } },
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['tests/engines/*.test.ts'],
    globalSetup: 'tests/setup/engines.js',
    projects: modes,
    maxWorkers: 4, // scenarios spend most of their time waiting
    testTimeout: 90_000, // the whole journey, while three other browsers run
    hookTimeout: 90_000, // an engine’s first start
  },
});
