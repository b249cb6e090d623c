import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

import { faultServerEnv } from './tests/markup/page-states';
import { launchOptions } from './tests/setup/chromium.js';

const port = Number(process.env.E2E_PORT ?? 4173);
const reportFolder = process.env.LISTED_TESTS;

/**
 * Tests run in two projects, with and without JavaScript. Tests of one mode only are in files that end in
 * `.scripts.spec.ts` or `.plain.spec.ts`.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  workers: availableParallelism() + 1, // tests spend much of their time waiting
  // Timeouts only catch tests that hang. A slow machine must not fail.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  // A pause of a shared machine must not fail a release. The report lists tests that needed a second attempt as flaky.
  retries: 1,
  reporter: [
    ['line'],
    ...(reportFolder ? [['json', { outputFile: `${reportFolder}/browser.json` }] as const] : []),
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    contextOptions: { reducedMotion: 'reduce' }, // tests of animations turn it back on
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
      ...faultServerEnv,
    },
    url: `http://localhost:${port}/healthz`,
    timeout: 240_000,
    stdout: 'ignore',
    stderr: 'pipe',
    reuseExistingServer: false,
  },
});
