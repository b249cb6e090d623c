import type { NamedTest, Statement } from './statements';

export interface RunTest extends NamedTest {
  /** The browser project it ran in; absent for tests without a browser, which show both modes. */
  mode?: string;
  passed: boolean;
}

/** What is wrong with the tests that the statements name: missing, not passed, or run in one mode without a reason. */
export function problems(tests: RunTest[], statements: Statement[]): string[] {
  return statements.flatMap((statement) => {
    const { id, only } = statement;
    if (statement.tests.length === 0) return [`${id} names no test`];
    const found = statement.tests.map((named) => tests.filter((test) => isNamed(test, named)));
    const missing = statement.tests.filter((_named, index) => found[index]?.length === 0);
    const red = found.flat().filter(({ passed }) => !passed);
    const modes = new Set(found.flat().map(({ mode }) => mode));
    const [mode] = modes;
    const isWhole = modes.size !== 1 || mode === undefined || mode === only?.mode;
    return [
      ...missing.map(({ file, title }) => `${id} names a test that did not run: ${file} > ${title}`),
      ...red.map(({ file, title }) => `${id} names a test that did not pass: ${file} > ${title}`),
      ...(isWhole ? [] : [`${id} is tested with ${mode} only, and does not say why`]),
    ];
  });
}

function isNamed(test: NamedTest, named: NamedTest): boolean {
  if (test.file !== named.file) return false;
  return named.title.endsWith(' …')
    ? test.title.startsWith(named.title.slice(0, -1))
    : test.title === named.title;
}
