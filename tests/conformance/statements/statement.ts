/**
 * What the specification says, in a line. A statement that one mode alone can show says which and why;
 * one that no test can show says why.
 */
export type Statement = string | OneMode | Untested;

export interface OneMode {
  text: string;
  only: 'scripts' | 'no scripts';
  why: string;
}

export interface Untested {
  text: string;
  untested: string;
}

/** Statements by their ids, in the order of the specification. */
export type Statements = Record<string, Statement>;

export function withScripts(text: string, why: string): OneMode {
  return { text, only: 'scripts', why };
}

export function withoutScripts(text: string, why: string): OneMode {
  return { text, only: 'no scripts', why };
}
