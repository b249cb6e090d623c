import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { sources } from '../build/sources';
import { problems } from './named-tests';
import { namedSamples } from './sampled-tests';
import { statements as allStatements, readStatements } from './statements';

const lines = `# A comment
a.test.ts
  2.1 2.2/1 page > shows the price of {one,each} plan :: below the {fold}
  2.2/2 page > … last
tests/e2e/b.spec.ts (scripts only: It needs them.)
  2.3 records
  2.4 uploads (no scripts only: It records else.)
`;

describe('reading the statements', () => {
  const [prices, last, recording, upload] = readStatements(lines);

  test('takes the file from the line above, and both titles in braces', () => {
    const titles = ['page > shows the price of one plan', 'page > shows the price of each plan'];
    expect(prices).toEqual({
      ids: ['2.1', '2.2/1'],
      text: 'below the {fold}',
      only: undefined,
      tests: titles.map((title) => ({ file: 'a.test.ts', title })),
    });
    expect(last?.tests).toEqual([{ file: 'a.test.ts', title: 'page > … last' }]);
  });

  test('takes the mode from the line, or from the one of its file', () => {
    expect(recording?.only).toEqual({ mode: 'scripts', why: 'It needs them.' });
    expect(upload?.only).toEqual({ mode: 'no scripts', why: 'It records else.' });
    expect(upload?.tests).toEqual([{ file: 'tests/e2e/b.spec.ts', title: 'uploads' }]);
  });
});

describe('the check of the statements', () => {
  const statements = readStatements(lines);
  const one = { file: 'a.test.ts', title: 'page > shows the price of one plan', passed: true };
  const each = { ...one, title: 'page > shows the price of each plan' };
  const last = { ...one, title: 'page > comes last' };
  const scripts = { file: 'tests/e2e/b.spec.ts', title: 'records', mode: 'scripts', passed: true };
  const plain = { ...scripts, title: 'uploads', mode: 'no scripts' };

  test('accepts statements whose tests passed', () => {
    expect(problems([one, each, last, scripts, plain], statements)).toEqual([]);
  });

  test.each([
    ['a test that did not run', [one, each, scripts, plain], /^2\.2\/2 names a test that did not run/],
    [
      'one of two tests in braces',
      [one, last, scripts, plain],
      /^2\.1 2\.2\/1 names a test that did not run/,
    ],
    [
      'a test that did not pass',
      [one, each, { ...last, passed: false }, scripts, plain],
      /^2\.2\/2 names a test that did not pass/,
    ],
    [
      'a test of another file',
      [one, each, { ...last, file: 'c.test.ts' }, scripts, plain],
      /^2\.2\/2 names a test that did not run/,
    ],
    [
      'the wrong mode',
      [one, each, last, { ...scripts, mode: 'no scripts' }, plain],
      /^2\.3 is tested with no scripts only/,
    ],
  ])('reports %s', (_what, tests, complaint) => {
    expect(problems(tests, statements)).toEqual([expect.stringMatching(complaint)]);
  });

  test.each([
    ['a statement without a test', 'a.test.ts\n  2.1', '2.1 names no test'],
    ['a statement without a file', '  2.1 page > comes last', '2.1 names no test'],
    ['a test without a statement', 'a.test.ts\n  page > comes last', 'no statement names page > comes last'],
    ['an id that stands twice', `a.test.ts\n${'  2.1 page > comes last\n'.repeat(2)}`, '2.1 stands twice'],
    ['a part whose other part is gone', 'a.test.ts\n  2.1/1 page > comes last', '2.1/1 has no other part'],
    [
      'an id that stands both whole and in parts',
      `a.test.ts\n${['2.1', '2.1/1', '2.1/2'].map((id) => `  ${id} page > comes last\n`).join('')}`,
      '2.1 stands twice',
    ],
  ])('reports %s', (_what, text, complaint) => {
    expect(problems([last], readStatements(text))).toEqual([complaint]);
  });
});

describe('names of tests that the seed selects', () => {
  const sampled = (declaration: string, title: string) =>
    namedSamples(
      readStatements(`a.test.ts\n  2.1 ${title}`),
      () => `import { sample } from '../setup/sample';\n${declaration}`,
    );

  test('no statement has one', () => {
    expect(namedSamples(allStatements, (file) => readFileSync(file, 'utf8'))).toEqual([]);
  });

  test('only test files take samples, so their own code shows which tests are selected', () => {
    const taking = sources(/\.tsx?$/).filter(({ text }) =>
      /import .*\bsample(OfEach)?\b.*\/sample'/.test(text),
    );
    expect(taking.length).toBeGreaterThan(10);
    expect(taking.map(({ name }) => name).filter((name) => !/\.(test|spec)\.ts$/.test(name))).toEqual([]);
  });

  test.each([
    ['test.each(sample(pages))("%s opens", open);', '/a opens'],
    ['const today = sample(pages); test.each(today)("opens", open);', 'opens'],
    ['const pages = { all, today: sample(all) }; it.each(pages.today)(`${name} opens`, open);', 'a opens'],
    ['describe.each(sample(pages))("%s", () => { test("opens", open); });', '/a > opens'],
    ['for (const page of sample(pages)) test.describe(page, () => { test("opens", open); });', '/a > opens'],
    ['for (const page of sampleOfEach(pages, kind)) test(`${page.name} opens`, open);', 'a opens'],
    ['if (sample(pages).includes("/a")) { test("opens", open); }', 'opens'],
    ['sample(pages).forEach((page) => test(page, open));', '/a'],
    ['function opens(pages) { for (const page of pages) test(page, open); }', '/a'],
  ])('reports one of %s', (declaration, title) => {
    expect(sampled(declaration, title)).toEqual([
      expect.stringMatching(/^2\.1 names a test of some days only/),
    ]);
    expect(sampled(declaration, `…${title.slice(2)}`)).toEqual([]);
  });

  test.each([
    ['test("opens", () => { for (const page of sample(pages)) open(page); });', 'opens'],
    ['test.each(pages)("%s opens", () => { sample(pages); });', '/a opens'],
    [
      'const today = sample(pages); describe("pages", () => { test("open", () => { open(today); }); });',
      'pages > open',
    ],
    ['test.each(sample(pages))("%s opens", open); test("closes", close);', 'closes'],
  ])('accepts one that each day has: %s', (declaration, title) => {
    expect(sampled(declaration, title)).toEqual([]);
  });
});
