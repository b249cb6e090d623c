import { defineConfig } from 'vitest/config';

/** A run of its own: it lists all other tests, and is none of them. */
export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['tests/conformance/*.check.ts'],
    diff: { truncateThreshold: 400 },
  },
});
