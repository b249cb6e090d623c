import { readFileSync } from 'node:fs';

/** The limit for URL and headers together. Requests over it nearly always have too many cookies. */
export const maxHeaderBytes = 32 * 1024;

const page = readFileSync(new URL('too-many-cookies.html', import.meta.url), 'utf8');
const tooManyCookies = [
  'HTTP/1.1 431 Request Header Fields Too Large',
  'Connection: close',
  'Content-Type: text/html; charset=utf-8',
  `Content-Length: ${Buffer.byteLength(page)}`,
  'Cache-Control: no-store',
  "Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'",
  'X-Content-Type-Options: nosniff',
  'Referrer-Policy: strict-origin-when-cross-origin',
  '',
  page,
].join('\r\n');

/**
 * Responds to requests that Node can't parse. Keeps reading for a second: closing the socket earlier would discard the
 * response.
 *
 * @param {Error & { code?: string }} error
 * @param {import('node:stream').Duplex} socket
 */
export function handleClientError({ code }, socket) {
  if (!socket.writable) return;
  const isTooLarge = code === 'HPE_HEADER_OVERFLOW';
  socket.end(isTooLarge ? tooManyCookies : 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
  setTimeout(() => socket.destroy(), 1_000).unref();
}
