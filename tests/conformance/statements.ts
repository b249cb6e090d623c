import { readFileSync } from 'node:fs';

export interface NamedTest {
  /** Path from the root of the repository. */
  file: string;
  /** Titles of `describe` blocks and the test, joined by ` > `. A trailing ` …` stands for any ending. */
  title: string;
}

export interface Statement {
  id: string;
  text: string;
  /** The one mode that can show it, and why the other one can't. */
  only?: { mode: string; why: string };
  /** One or two tests that fail when the statement is false. */
  tests: NamedTest[];
}

/** What the product does, one statement per line. */
export const statements = readStatements(readFileSync(new URL('statements.txt', import.meta.url), 'utf8'));

/**
 * Reads statements from lines of `{id} {text}`. Indented lines below each one hold `{scripts|no scripts} only: {why}` and
 * `test: {file} > {title}`.
 */
export function readStatements(text: string): Statement[] {
  return [...text.matchAll(/^([2-9DE]\.\S+) (.+)((?:\n {2}.+)*)/gm)].map(
    ([, id = '', words = '', below = '']) => {
      const [, mode, why = ''] = /^ {2}(scripts|no scripts) only: (.+)$/m.exec(below) ?? [];
      const tests = [...below.matchAll(/^ {2}test: (\S+) > (.+)$/gm)];
      return {
        id,
        text: words,
        ...(mode && { only: { mode, why } }),
        tests: tests.map(([, file = '', title = '']) => ({ file, title })),
      };
    },
  );
}
