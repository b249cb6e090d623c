import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { renderToReadableStream } from 'react-dom/server.browser';

/**
 * The whole page as text. Never by React's writer of Node streams: where a character of several bytes meets the end
 * of its 2,048-byte view, it writes NUL bytes or half the character.
 *
 * @param hydrated whether the page hands data over to the browser, which only a streaming renderer waits for
 */
export async function renderDocument(document: ReactElement, hydrated: boolean): Promise<string> {
  if (!hydrated) return `<!DOCTYPE html>${renderToString(document)}`;
  const stream = await renderToReadableStream(document);
  await stream.allReady;
  return new Response(stream).text();
}
