import { defineConfig } from 'vitest/config';

/** A run of its own: the Nu checker needs Java, and is fetched when it is first used. */
export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['tests/markup/*.check.ts'],
    testTimeout: 300_000,
  },
});
