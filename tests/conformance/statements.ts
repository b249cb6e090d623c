import { readFileSync } from 'node:fs';

export interface Statement {
  id: string;
  text: string;
  /** The one mode that can show it, and why the other cannot. */
  only?: { mode: string; why: string };
}

/** What the product does, a line each, under the headings of docs/specification.md. */
const source = readFileSync(new URL('statements.txt', import.meta.url), 'utf8');

export const statements = readStatements(source);

/** A line is `{id} {text}`; below it may stand `  {scripts|no scripts} only: {why}`. */
export function readStatements(text: string): Statement[] {
  const lines = text.matchAll(/^([2-9DE]\.\S+) (.+)(?:\n {2}(.+) only: (.+))?$/gm);
  return [...lines].map(([, id = '', told = '', mode, why = '']) => ({
    id,
    text: told,
    ...(mode && { only: { mode, why } }),
  }));
}

/** docs/specification.md. */
export function specification(): string {
  const chapters = source
    .replace(/^#.*\n(?=.)/gm, '$&\n')
    .replace(/^#/gm, '##')
    .replace(/^[2-9DE]\.\S+(?= .)/gm, '- **$&**')
    .replace(/\n {2}.+ only: (.+)$/gm, (_line, why: string) => ` _${why}_`);
  return `# Specification

What the product does, statement by statement. Generated from \`tests/conformance/statements.txt\` by
\`npm run specification\`. Tests carry the ids as tags; \`npm test\` fails when a statement has no test, and writes which
test shows which statement to \`build/conformance.md\`.

${chapters}`;
}
