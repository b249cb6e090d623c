/**
 * What the product does, in a line. A statement that one mode alone can show says which and why;
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

/** Statements by their ids, in the order of the document. */
export type Statements = Record<string, Statement>;

export function withScripts(text: string, why: string): OneMode {
  return { text, only: 'scripts', why };
}

export function withoutScripts(text: string, why: string): OneMode {
  return { text, only: 'no scripts', why };
}

/** A chapter of the document. */
export interface Section {
  title: string;
  about: string;
  /** Headings by the second part of an id; groups of a chapter stand together. */
  groups: Record<string, string>;
  statements: Statements;
}
