import type { Section, Statement } from './statements/statement';

/** docs/specification.md: every statement as a line of a document, under the heading of its group. */
export function specification(sections: readonly Section[]): string {
  return [
    '# Specification',
    '',
    'What the product does, statement by statement. Generated from `tests/conformance/statements` by',
    '`npm run specification`. Tests carry the ids as tags; `npm test` fails when a statement has no test, and writes which',
    'test shows which statement to `build/conformance.md`.',
    ...sections.flatMap(chapter),
    '',
  ].join('\n');
}

function chapter({ title, about, groups, statements }: Section): string[] {
  const lines = ['', `## ${title}`, '', about];
  let heading = '';
  for (const [id, statement] of Object.entries(statements)) {
    const group = groups[groupOf(id)] ?? '';
    if (group !== heading) lines.push('', `### ${group}`);
    if (group !== heading || lines.at(-1) === about) lines.push('');
    heading = group;
    lines.push(`- **${id}** ${textOf(statement)}`);
  }
  return lines;
}

/** `home` of `2.home.7`; statements without a group stand under their chapter. */
function groupOf(id: string): string {
  return id.split('.')[1] ?? '';
}

function textOf(statement: Statement): string {
  if (typeof statement === 'string') return statement;
  return 'only' in statement
    ? `${statement.text} _${statement.why}_`
    : `${statement.text} _No test: ${statement.untested}_`;
}
