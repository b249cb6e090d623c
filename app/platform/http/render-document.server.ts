import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * The whole page as text. Never by React's writer of Node streams: where a character of several bytes meets the end
 * of its 2,048-byte view, it writes NUL bytes or half the character.
 */
export function renderDocument(document: ReactElement): string {
  return `<!DOCTYPE html>${renderToString(document)}`;
}
