import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/** Not by React's Node stream writer: it writes NUL bytes where a multi-byte character meets its 2,048-byte view. */
export function renderDocument(document: ReactElement): string {
  return `<!DOCTYPE html>${renderToString(document)}`;
}
