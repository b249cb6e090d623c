import { readFileSync } from 'node:fs';

export interface NamedTest {
  /** Path from the root of the repository. */
  file: string;
  /** Titles of `describe` blocks and the test, joined by ` > `. A `…` stands for any text. */
  title: string;
}

/** Statements that the same tests prove. */
export interface Statements {
  ids: string[];
  /** What the titles of the tests leave out. */
  text: string;
  /** The one mode that can show it, and why the other one can't. */
  only?: { mode: string; why: string };
  /** The tests that fail when one of the statements is false: one, or rows of the same table. */
  tests: NamedTest[];
}

/** What the product does. */
export const statements = readStatements(readFileSync(new URL('statements.txt', import.meta.url), 'utf8'));

/**
 * Reads a file of tests from each line that isn't indented, and what its tests prove from the lines below it:
 * `{ids} {title} :: {what the title leaves out} ({scripts|no scripts} only: {why})`. Only ids are mandatory. The reason is
 * for what one mode can't show; beside a file, it goes for all its lines that have none.
 */
export function readStatements(lines: string): Statements[] {
  let file = '';
  let ofFile: Statements['only'];
  return lines.split('\n').flatMap((line) => {
    const { rest, only } = splitMode(line);
    if (/^[^\s#]/.test(line)) [file, ofFile] = [rest, only];
    if (!/^\s+\S/.test(line)) return [];
    const [, ids = '', title = '', text = ''] =
      /^((?:\s+[2-9DE]\.\S+)*)\s*(.*?)(?: :: (.*))?$/.exec(rest) ?? [];
    const tests = file && title ? expandBraces(title).map((each) => ({ file, title: each })) : [];
    return [{ ids: ids.match(/\S+/g) ?? [], text, only: only ?? ofFile, tests }];
  });
}

function splitMode(line: string): { rest: string; only: Statements['only'] } {
  const [, rest = '', mode, why = ''] = /^(.*?)(?: \((scripts|no scripts) only: (.+)\))?$/.exec(line) ?? [];
  return { rest, only: mode ? { mode, why } : undefined };
}

/** Both titles of `shows {one,two} pages`, as in a shell. */
function expandBraces(title: string): string[] {
  const [, before = '', options, after = ''] = /^(.*?)\{([^{}]*,[^{}]*)\}(.*)$/.exec(title) ?? [];
  return options === undefined ? [title] : options.split(',').map((option) => before + option + after);
}
