import type { Statement } from './statements';

export interface ListedTest {
  /** The file and the titles. */
  name: string;
  /** Ids of the statements that the test covers. */
  ids: string[];
  /** The Playwright project. Tests without a browser have no mode and cover both. */
  mode?: string;
}

const testsFor = (id: string, tests: ListedTest[]) => tests.filter(({ ids }) => ids.includes(id));

/** Unknown statement ids in tests, and statements that aren't covered in both modes. Empty if there are none. */
export function problems(tests: ListedTest[], statements: Statement[]): string[] {
  const known = new Set(statements.map(({ id }) => id));
  const unknown = tests.flatMap(({ ids, name }) =>
    ids.filter((id) => !known.has(id)).map((id) => `unknown id ${id}: ${name}`),
  );
  const gaps = statements.flatMap(({ id, only }) => {
    const modes = new Set(testsFor(id, tests).map(({ mode }) => mode));
    if (modes.size === 0) return `no test names ${id}`;
    const [mode] = modes;
    const isWhole = modes.size > 1 || mode === undefined || mode === only?.mode;
    return isWhole ? [] : `${id} is tested only with ${mode}, without a reason`;
  });
  return [...unknown, ...gaps];
}

/** The contents of build/conformance.md. */
export function conformance(tests: ListedTest[], statements: Statement[]): string {
  const lines = statements.map(({ id, text, only }) => {
    const names = [...new Set(testsFor(id, tests).map(({ name, mode = 'server' }) => `${name} (${mode})`))];
    return [`- **${id}** ${text}${only ? ` _${only.why}_` : ''}`, ...names].join('\n  - ');
  });
  return `# Conformance\n\nThe tests that cover each statement of tests/conformance/statements.txt.\n\n${lines.join('\n')}\n`;
}
