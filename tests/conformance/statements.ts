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
 * Reads statements from lines of `{id} {text} ({scripts|no scripts} only: {why}) :: {file} > {title}`. The reason is for
 * statements that one mode can't show. A second test follows a second ` ::`, without the file if it is the same.
 */
export function readStatements(lines: string): Statement[] {
  return [...lines.matchAll(/^([2-9DE]\.\S+) (.+)$/gm)].map(([, id = '', line = '']) => {
    const [statement = '', ...named] = line.split(' ::');
    const [, text = '', mode, why = ''] =
      /^(.+?)(?: \((scripts|no scripts) only: (.+)\))?$/.exec(statement) ?? [];
    return { id, text, ...(mode && { only: { mode, why } }), tests: readTests(named) };
  });
}

function readTests(named: string[]): NamedTest[] {
  let lastFile = '';
  return named.map((name) => {
    const [, file, title = ''] = /^(?: (\S+))? > (.+)$/.exec(name) ?? [];
    lastFile = file ?? lastFile;
    return { file: lastFile, title };
  });
}
