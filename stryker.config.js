/**
 * `npm run test:mutants`: changes the rules one place at a time and says which changes no test notices.
 * One folder: `npm run test:mutants -- --mutate 'app/domain/**\/*.ts,!app/domain/**\/*.test.ts'`. The next run goes on
 * from `.cache/mutants.json` with what has changed since.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutants/vitest.config.ts', related: false },
  buildCommand: 'npx remix vite:build',
  mutate: [
    'app/{domain,backend,set-up,receptionist,marketing/calculator}/**/*.ts',
    'app/platform/{http,session}/**/*.ts',
    '!app/**/*.{test,enhance}.ts',
  ],
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  incremental: true,
  incrementalFile: '.cache/mutants.json',
  tempDirName: '.cache/stryker', // not in build/, which every build empties
  ignorePatterns: ['/build', '/test-results'],
  thresholds: { high: 90, low: 85, break: 85 },
  ignoreStatic: true,
  timeoutMS: 15_000,
  dryRunTimeoutMinutes: 30,
};
