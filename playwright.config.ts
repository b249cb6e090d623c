import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

import { withFaults } from './tests/markup/page-states';
import { launchOptions } from './tests/setup/chromium.js';

const port = Number(process.env.E2E_PORT ?? 4173);
const listed = process.env.LISTED_TESTS;

/**
 * Every journey is one function that runs in both projects: with scripts and without.
 * What only one mode has stands in files that end in `.scripts.spec.ts` or `.plain.spec.ts`.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  workers: availableParallelism() + 1, // most tests wait now and then
  // Limits are for what hangs; a slow machine is no failure.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  reporter: [['line'], ...(listed ? [['json', { outputFile: `${listed}/browser.json` }] as const] : [])],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    contextOptions: { reducedMotion: 'reduce' }, // no test waits for motion, but those of it
    launchOptions,
  },
  projects: [
    { name: 'scripts', testIgnore: '**/*.plain.spec.ts' },
    { name: 'no scripts', testIgnore: '**/*.scripts.spec.ts', use: { javaScriptEnabled: false } },
  ],
  webServer: {
    command: 'node server/start.js',
    env: {
      NODE_ENV: 'production',
      BACKEND: 'mock',
      MOCK_PACE: '0.1',
      PORT: String(port),
      SESSION_SECRET: 'only-for-the-browser-tests-of-this-repo',
      ...withFaults,
    },
    url: `http://localhost:${port}/healthz`,
    timeout: 240_000,
    stdout: 'ignore',
    stderr: 'pipe',
    reuseExistingServer: false,
  },
});
