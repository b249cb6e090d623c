import { execSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

import { conformance, problems } from './statement-coverage';
import type { ListedTest } from './statement-coverage';
import { statements } from './statements';

/**
 * `npm run test:conformance` fails if a statement has no test. It reads the test runners' reports from the folder in
 * LISTED_TESTS, which `npm test` writes. Without LISTED_TESTS it makes the runners list their tests.
 */
const folder = process.env.LISTED_TESTS ?? 'build/tests';
if (!process.env.LISTED_TESTS) {
  const listing = [`vitest run --testNamePattern '^$'`, 'playwright test --list'];
  const env = { ...process.env, LISTED_TESTS: folder };
  for (const command of listing) execSync(`npx ${command}`, { stdio: ['ignore', 'ignore', 'inherit'], env });
}
const read = (name: string) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'));
const unit: JsonTestResults = read('unit.json');
const browser: JSONReport = read('browser.json');

const tests = [
  ...unit.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, tags }) => ({
      name: `${relative('.', name)}: ${fullName}`,
      ids: tags,
    })),
  ),
  ...browser.suites.flatMap((suite) => browserTests(suite, '')),
];
mkdirSync('build', { recursive: true });
writeFileSync('build/conformance.md', conformance(tests, statements));
const found = problems(tests, statements);
console.log(found.join('\n') || `${statements.length} statements are covered by ${tests.length} tests.`);
process.exitCode = found.length > 0 ? 1 : 0;

function browserTests({ title, specs, suites = [] }: JSONReportSuite, within: string): ListedTest[] {
  const name = `${within}${title}: `;
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ projectName }) => ({
      name: name + spec.title,
      ids: spec.tags.map((tag) => tag.replace('@', '')),
      mode: projectName,
    })),
  );
  return [...own, ...suites.flatMap((suite) => browserTests(suite, name))];
}
