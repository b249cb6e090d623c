/**
 * `npm run test:mutants` mutates the code one place at a time and reports mutants that no test kills.
 * To mutate one folder: `npm run test:mutants -- --mutate 'app/domain/**\/*.ts,!app/domain/**\/*.test.ts'`.
 * Results are cached in `.cache/mutants.json`; the next run tests only what changed.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutants/vitest.config.ts', related: false },
  buildCommand: 'npx remix vite:build',
  mutate: [
    'app/{answers,domain,backend,session,setup,receptionist,marketing/calculator}/**/*.ts',
    'app/platform/{cookies,http}/**/*.ts',
    '!app/**/*.{test,enhance}.ts',
  ],
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  incremental: true,
  incrementalFile: '.cache/mutants.json',
  tempDirName: '.cache/stryker', // not in build/, because every build empties it
  ignorePatterns: ['/build', '/test-results'],
  thresholds: { high: 90, low: 85, break: 85 },
  ignoreStatic: true,
  timeoutMS: 15_000,
  dryRunTimeoutMinutes: 30,
};
