import type { CollectedTest, Mode } from './collect';
import type { Section as Chapter, Statement, Statements } from './statements/statement';

type Section = Pick<Chapter, 'title' | 'statements'>;

/** What is wrong with how tests and statements name each other; empty when all is well. */
export function problems(tests: CollectedTest[], sections: readonly Section[]): string[] {
  const known = new Map(sections.flatMap(({ statements }) => Object.entries(statements)));
  return [
    ...new Set([
      ...tests.flatMap((test) =>
        test.ids.filter((id) => !known.has(id)).map((id) => `unknown id ${id}: ${where(test)}`),
      ),
      ...[...known].flatMap(([id, statement]) => gaps(id, statement, showing(id, tests))),
    ]),
  ];
}

/** build/conformance.md. */
export function conformanceTable(tests: CollectedTest[], sections: readonly Section[]): string {
  const count = sections.reduce((sum, { statements }) => sum + Object.keys(statements).length, 0);
  return [
    '# Conformance',
    '',
    'Which test shows which statement of docs/specification.md, from the tags of the tests.',
    '',
    `${count} statements, ${new Set(tests.map(where)).size} tests. **browser** is Chromium in that mode; **server** is a`,
    'test below the browser, of a rule or of real HTTP, which is the same in both modes.',
    ...sections.flatMap(({ title, statements }) => ['', `## ${title}`, '', ...rows(statements, tests)]),
    '',
  ].join('\n');
}

function rows(statements: Statements, tests: CollectedTest[]): string[] {
  return [
    '| Id | Statement | Scripts on | Scripts off | Shown by |',
    '| --- | --- | --- | --- | --- |',
    ...Object.entries(statements).map(([id, statement]) => row(id, statement, showing(id, tests))),
  ];
}

function row(id: string, statement: Statement, tests: CollectedTest[]): string {
  const { text } = typeof statement === 'string' ? { text: statement } : statement;
  const cells = [
    id,
    text,
    evidenceIn('scripts', tests),
    evidenceIn('no scripts', tests),
    proof(statement, tests),
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function evidenceIn(mode: Mode, tests: CollectedTest[]): string {
  if (tests.some((test) => test.mode === mode)) return 'browser';
  return tests.some((test) => test.mode === 'either') ? 'server' : '—';
}

function proof(statement: Statement, tests: CollectedTest[]): string {
  const files = [...new Set(tests.map(({ file }) => file))].sort();
  const lines = files.map((file) => {
    const titles = [...new Set(tests.filter((test) => test.file === file).map(({ title }) => title))];
    const more = titles.length > 2 ? ` and ${titles.length - 2} more` : '';
    return `\`${file}\`: ${titles.slice(0, 2).map(plainText).join('; ')}${more}`;
  });
  if (typeof statement !== 'string')
    lines.push('only' in statement ? `One mode: ${statement.why}` : `No test: ${statement.untested}`);
  return lines.join('<br>');
}

function plainText(title: string): string {
  return title.replaceAll('<', '&lt;').replaceAll('\n', ' ').slice(0, 160);
}

/** A statement needs a test in each mode, or one below the browser, or a reason why not. */
function gaps(id: string, statement: Statement, tests: CollectedTest[]): string[] {
  if (typeof statement !== 'string' && 'untested' in statement)
    return tests.length > 0 ? [`${id} has tests and says that it has none`] : [];
  if (tests.length === 0) return [`no test names ${id}`];
  const modes = new Set(tests.map(({ mode }) => mode));
  if (modes.has('either') || (modes.has('scripts') && modes.has('no scripts'))) return [];
  const [mode] = modes;
  if (typeof statement !== 'string' && statement.only === mode) return [];
  return [`${id} is shown with ${mode} alone, and does not say why`];
}

function showing(id: string, tests: CollectedTest[]): CollectedTest[] {
  return tests.filter(({ ids }) => ids.includes(id));
}

function where({ file, title }: CollectedTest): string {
  return `${file}: ${title}`;
}
