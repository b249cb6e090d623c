import { defineConfig } from 'vitest/config';

const modes = ['firefox', 'webkit'].flatMap((engine) =>
  ['on', 'off'].map((scripts) => ({
    extends: true as const,
    test: { name: `${engine}, scripts ${scripts}`, env: { ENGINE: engine, SCRIPTS: scripts } },
  })),
);

/** A run of its own: it needs two more browsers and takes minutes. */
export default defineConfig({
  resolve: { alias: { '~': new URL('../../app', import.meta.url).pathname } },
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['tests/engines/*.test.ts'],
    globalSetup: 'tests/setup/engines.js',
    projects: modes,
    maxWorkers: 4, // most of a scenario is waiting
    testTimeout: 300_000,
    hookTimeout: 180_000,
  },
});
