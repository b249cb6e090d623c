import { describe, expect, test } from 'vitest';

import { problems } from './named-tests';
import { readStatements } from './statements';

describe('the check of the statements', () => {
  const statements = readStatements(
    [
      '2.1 Shown below the browser. :: a.test.ts > page > shows the price …',
      '2.2 Shown in one mode. (scripts only: It needs them.) :: tests/e2e/b.spec.ts > records',
    ].join('\n'),
  );
  const server = { file: 'a.test.ts', title: 'page > shows the price of each plan', passed: true };
  const scripts = { file: 'tests/e2e/b.spec.ts', title: 'records', mode: 'scripts', passed: true };

  test('accepts statements whose tests passed', () => {
    expect(problems([server, scripts], statements)).toEqual([]);
  });

  test.each([
    ['a test that did not run', [scripts], /^2\.1 names a test that did not run/],
    [
      'a test that did not pass',
      [{ ...server, passed: false }, scripts],
      /^2\.1 names a test that did not pass/,
    ],
    [
      'a test of another file',
      [{ ...server, file: 'c.test.ts' }, scripts],
      /^2\.1 names a test that did not run/,
    ],
    ['the wrong mode', [server, { ...scripts, mode: 'no scripts' }], /^2\.2 is tested with no scripts only/],
  ])('reports %s', (_what, tests, complaint) => {
    expect(problems(tests, statements)).toEqual([expect.stringMatching(complaint)]);
  });

  test('takes a second test from the file of the first', () => {
    const [both] = readStatements(
      '2.3 Shown twice. :: a.test.ts > page > shows it :: > page > shows it again',
    );
    const file = 'a.test.ts';
    expect(both?.tests).toEqual([
      { file, title: 'page > shows it' },
      { file, title: 'page > shows it again' },
    ]);
  });

  test('reports a statement without a test', () => {
    expect(problems([], readStatements('2.3 Nobody shows it.'))).toEqual(['2.3 names no test']);
  });
});
