import { readFileSync } from 'node:fs';

export interface Statement {
  id: string;
  text: string;
  /** The only mode that can be tested, and the reason why the other can't. */
  only?: { mode: string; why: string };
}

/** What the product does, one statement per line. */
export const statements = readStatements(readFileSync(new URL('statements.txt', import.meta.url), 'utf8'));

/** Parses lines of the form `{id} {text}`, each optionally followed by `  {scripts|no scripts} only: {why}`. */
export function readStatements(text: string): Statement[] {
  const lines = text.matchAll(/^([2-9DE]\.\S+) (.+)(?:\n {2}(.+) only: (.+))?$/gm);
  return [...lines].map(([, id = '', statement = '', mode, why = '']) => ({
    id,
    text: statement,
    ...(mode && { only: { mode, why } }),
  }));
}
