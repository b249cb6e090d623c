import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

import { launchOptions } from './tests/setup/chromium.js';
import { faultServerEnv } from './tests/setup/fault-server';
import { microphoneArgs } from './tests/setup/microphone';
import { isLong } from './tests/setup/sample';

const port = Number(process.env.E2E_PORT ?? 4173);
const reportFolder = process.env.LISTED_TESTS;

/**
 * Tests run in two projects, with and without JavaScript. Tests of one mode only are in files that end in
 * `.scripts.spec.ts` or `.plain.spec.ts`.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/setup/microphone.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  workers: availableParallelism(), // each starts a browser; the tests of `npm run test:unit` fill the gaps of `npm test`
  timeout: isLong ? 90_000 : 30_000, // a long run checks many pages in one test
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['line'],
    ...(reportFolder ? [['json', { outputFile: `${reportFolder}/browser.json` }] as const] : []),
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    actionTimeout: 10_000, // names the button that the page lacks, long before the test's limit
    contextOptions: { reducedMotion: 'reduce' }, // tests of animations turn it back on
    launchOptions: { ...launchOptions, args: [...launchOptions.args, ...microphoneArgs] },
  },
  projects: [
    // Few tests, so one worker runs them: each worker starts a browser of its own.
    {
      name: 'no scripts',
      testIgnore: '**/*.scripts.spec.ts',
      use: { javaScriptEnabled: false },
      workers: 1,
    },
    { name: 'scripts', testIgnore: '**/*.plain.spec.ts' },
  ],
  webServer: {
    command: 'node server/start.js',
    env: {
      NODE_ENV: 'production',
      BACKEND: 'mock',
      MOCK_PACE: '0.1',
      PORT: String(port),
      ...faultServerEnv,
    },
    url: `http://localhost:${port}/healthz`,
    timeout: 30_000,
    stdout: 'ignore',
    stderr: 'pipe',
    reuseExistingServer: false,
  },
});
