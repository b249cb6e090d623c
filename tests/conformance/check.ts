import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

import { sampleSeed } from '../setup/sample';
import { problems } from './named-tests';
import type { RunTest } from './named-tests';
import { slowestFiles } from './slowest-files';
import type { FileTime } from './slowest-files';
import { statements } from './statements';

/**
 * `npm run test:conformance`: fails if a statement names a test that doesn't exist or didn't pass. It reads the runners'
 * reports from the folder LISTED_TESTS, which `npm test` has just written. Without that variable it lists the tests and
 * checks names only.
 */
const folder = process.env.LISTED_TESTS ?? 'build/tests';
const hasRun = process.env.LISTED_TESTS !== undefined;
if (!hasRun) {
  const listing = [`vitest run --testNamePattern '^$'`, 'playwright test --list'];
  const env = { ...process.env, LISTED_TESTS: folder };
  for (const command of listing) execSync(`npx ${command}`, { stdio: ['ignore', 'ignore', 'inherit'], env });
}
const read = (name: string) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'));
const unit: JsonTestResults = read('unit.json');
const browser: JSONReport = read('browser.json');

const tests = [
  ...unit.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      file: relative('.', name),
      title: [...ancestorTitles, title].join(' > '),
      passed: !hasRun || status === 'passed',
    })),
  ),
  ...browser.suites.flatMap((file) => browserTests(file, `tests/e2e/${file.title}`, [])),
];
const found = problems(tests, statements);
const wholes = new Set(statements.flatMap(({ ids }) => ids.map((id) => id.split('/')[0])));
console.log(
  found.join('\n') || `${wholes.size} statements name tests that exist${hasRun ? ' and passed' : ''}.`,
);
process.exitCode = found.length > 0 ? 1 : 0;
if (hasRun) {
  const unitTimes = unit.testResults.map(({ name, startTime, endTime }) => ({
    file: relative('.', name),
    ms: endTime - startTime,
  }));
  const browserTimes = browser.suites.flatMap((suite) => timesOf(suite, `tests/e2e/${suite.title}`));
  console.log(['The slowest files:', ...slowestFiles([...unitTimes, ...browserTimes])].join('\n'));
  console.log(`Samples: SAMPLE_SEED=${sampleSeed} repeats them, npm run test:long runs everything.`);
}

function timesOf({ specs, suites = [] }: JSONReportSuite, file: string): FileTime[] {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  return [
    ...results.map(({ duration }) => ({ file, ms: duration })),
    ...suites.flatMap((suite) => timesOf(suite, file)),
  ];
}

function browserTests({ specs, suites = [] }: JSONReportSuite, file: string, within: string[]): RunTest[] {
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ projectName }) => ({
      file,
      title: [...within, spec.title].join(' > '),
      mode: projectName,
      passed: !hasRun || spec.ok,
    })),
  );
  return [...own, ...suites.flatMap((suite) => browserTests(suite, file, [...within, suite.title]))];
}
