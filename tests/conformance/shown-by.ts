import type { Statement } from './statements';

export interface ListedTest {
  /** File and titles. */
  name: string;
  /** The statements that it shows. */
  ids: string[];
  /** Of the browser; a test below it shows what is the same in both. */
  mode?: string;
}

const showing = (id: string, tests: ListedTest[]) => tests.filter(({ ids }) => ids.includes(id));

/** What is wrong with how tests and statements name each other; empty when all is well. */
export function problems(tests: ListedTest[], statements: Statement[]): string[] {
  const known = new Set(statements.map(({ id }) => id));
  const unknown = tests.flatMap(({ ids, name }) =>
    ids.filter((id) => !known.has(id)).map((id) => `unknown id ${id}: ${name}`),
  );
  const gaps = statements.flatMap(({ id, only }) => {
    const modes = new Set(showing(id, tests).map(({ mode }) => mode));
    if (modes.size === 0) return `no test names ${id}`;
    const [mode] = modes;
    const isWhole = modes.size > 1 || mode === undefined || mode === only?.mode;
    return isWhole ? [] : `${id} is shown with ${mode} alone, and does not say why`;
  });
  return [...unknown, ...gaps];
}

/** build/conformance.md. */
export function conformance(tests: ListedTest[], statements: Statement[]): string {
  const lines = statements.map(({ id, text, only }) => {
    const names = [...new Set(showing(id, tests).map(({ name, mode = 'server' }) => `${name} (${mode})`))];
    return [`- **${id}** ${text}${only ? ` _${only.why}_` : ''}`, ...names].join('\n  - ');
  });
  return `# Conformance\n\nWhich test shows which statement of docs/specification.md.\n\n${lines.join('\n')}\n`;
}
