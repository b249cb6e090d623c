import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/** The HTML of a page. React's Node stream isn't used because it writes NUL bytes where a multi-byte character crosses its 2,048-byte buffer. */
export function renderDocument(document: ReactElement): string {
  return `<!DOCTYPE html>${renderToString(document)}`;
}
