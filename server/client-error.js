import { readFileSync } from 'node:fs';

/** Bytes of address and headers. Nearly all of what is over them are cookies. */
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
 * To what Node takes for no request. What is still coming is read for a second: a socket that is closed before would
 * take the response with it.
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
