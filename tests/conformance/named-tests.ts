import type { NamedTest, Statements } from './statements';

export interface RunTest extends NamedTest {
  /** The browser project it ran in; absent for tests without a browser, which show both modes. */
  mode?: string;
  passed: boolean;
}

/** What is wrong with the ids of the statements, and with the tests that they name. */
export function problems(tests: RunTest[], statements: Statements[]): string[] {
  const ids = statements.flatMap((line) => line.ids);
  return [...problemsOfIds(ids), ...statements.flatMap((line) => problemsOfLine(line, tests))];
}

/** Ids that stand twice, and parts of a statement, such as `2.1/1`, without another part. */
function problemsOfIds(ids: string[]): string[] {
  const wholeOf = (id: string) => id.replace(/\/\d$/, '');
  const twice = ids.filter(
    (id, index) => ids.indexOf(id) < index || (id.includes('/') && ids.includes(wholeOf(id))),
  );
  const alone = ids.filter(
    (id) => id.includes('/') && ids.filter((other) => wholeOf(other) === wholeOf(id)).length === 1,
  );
  return [
    ...[...new Set(twice.map(wholeOf))].map((id) => `${id} stands twice`),
    ...alone.map((id) => `${id} has no other part`),
  ];
}

/** Tests that are missing, didn't pass, or ran in one mode without a reason. */
function problemsOfLine({ ids, only, tests: names }: Statements, tests: RunTest[]): string[] {
  const id = ids.join(' ');
  if (!id) return [`no statement names ${names.map(({ title }) => title).join()}`];
  if (names.length === 0) return [`${id} names no test`];
  const found = names.map((named) => tests.filter((test) => isNamed(test, named)));
  const missing = names.filter((_named, index) => found[index]?.length === 0);
  const red = found.flat().filter(({ passed }) => !passed);
  const modes = new Set(found.flat().map(({ mode }) => mode));
  const [mode] = modes;
  const isWhole = modes.size !== 1 || mode === undefined || mode === only?.mode;
  return [
    ...missing.map(({ file, title }) => `${id} names a test that did not run: ${file} > ${title}`),
    ...red.map(({ file, title }) => `${id} names a test that did not pass: ${file} > ${title}`),
    ...(isWhole ? [] : [`${id} is tested with ${mode} only, and does not say why`]),
  ];
}

function isNamed(test: NamedTest, named: NamedTest): boolean {
  if (test.file !== named.file) return false;
  const [start = '', end] = named.title.split('…');
  return end === undefined
    ? test.title === start
    : test.title.startsWith(start) && test.title.slice(start.length).endsWith(end);
}
