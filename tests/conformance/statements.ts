import { readFileSync } from 'node:fs';

export interface Statement {
  id: string;
  text: string;
  /** The only mode that can be tested, and the reason why the other can't. */
  only?: { mode: string; why: string };
}

/** One statement per line about what the product does, grouped by the headings of docs/specification.md. */
const source = readFileSync(new URL('statements.txt', import.meta.url), 'utf8');

export const statements = readStatements(source);

/** Parses lines of the form `{id} {text}`, each optionally followed by `  {scripts|no scripts} only: {why}`. */
export function readStatements(text: string): Statement[] {
  const lines = text.matchAll(/^([2-9DE]\.\S+) (.+)(?:\n {2}(.+) only: (.+))?$/gm);
  return [...lines].map(([, id = '', statement = '', mode, why = '']) => ({
    id,
    text: statement,
    ...(mode && { only: { mode, why } }),
  }));
}

/** The contents of docs/specification.md. */
export function specification(): string {
  const chapters = source
    .replace(/^#.*\n(?=.)/gm, '$&\n')
    .replace(/^#/gm, '##')
    .replace(/^[2-9DE]\.\S+(?= .)/gm, '- **$&**')
    .replace(/\n {2}.+ only: (.+)$/gm, (_line, why: string) => ` _${why}_`);
  return `# Specification

What the product does, one statement per line. Generated from \`tests/conformance/statements.txt\` by
\`npm run specification\`. Tests have the ids as tags. \`npm test\` fails if a statement has no test, and writes the tests
of each statement to \`build/conformance.md\`.

${chapters}`;
}
