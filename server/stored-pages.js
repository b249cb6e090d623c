import express from 'express';

import { visitRequest } from './visit-request.js';

export const longestUrl = 2_048;

/**
 * @typedef {import('node:http').IncomingMessage} Incoming
 * @typedef {NonNullable<Awaited<ReturnType<import('./app.js').Entry['findSharedPage']>>['page']>} Page
 */

/**
 * Sends the page if its loaders give what it was rendered from; what they gave is in `context`, so that none runs twice.
 *
 * @param {import('@remix-run/node').ServerBuild} build
 * @param {{ sharedPages: Pick<import('./app.js').Entry, 'findSharedPage'>, onError: (error: unknown) => void }} options
 * @param {{ request: Incoming, response: import('node:http').ServerResponse }} exchange
 */
export async function sendStored(build, { sharedPages, onError }, { request, response }) {
  const address = isView(request) ? addressOf(request) : null;
  if (address === null) return { sent: false };
  try {
    const { page, context } = await sharedPages.findSharedPage(build, visitRequest(request, address));
    if (page) send(page, request, response);
    return { sent: page !== null, context };
  } catch (error) {
    onError(error);
    return { sent: response.headersSent };
  }
}

function isView(/** @type {Incoming} */ { method, url = '' }) {
  return (method === 'GET' || method === 'HEAD') && url.length <= longestUrl;
}

/** `null` where it makes no URL. A malformed or second host was taken away before. */
export function addressOf(/** @type {Incoming} */ { url = '', headers }) {
  const { host, 'x-forwarded-proto': scheme = 'http' } = headers;
  const address = `${scheme}://${host}${url}`;
  return host && url.startsWith('/') && URL.canParse(address) ? new URL(address).href : null;
}

function send(
  /** @type {Page} */ { headers, bodies, hasValidator, cookies },
  /** @type {Incoming} */ request,
  /** @type {import('node:http').ServerResponse} */ response,
) {
  const encoding = bestEncoding(request);
  const { bytes, etag } = bodies[encoding];
  for (const name in headers) response.setHeader(name, headers[name] ?? '');
  response.setHeader('Vary', 'Accept-Encoding');
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  if (hasValidator) response.setHeader('ETag', etag);
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies).setHeader('Cache-Control', 'no-store');
  if (hasValidator && isHeld(etag, request.headers['if-none-match']))
    return void response.writeHead(304).end();
  response.setHeader('Content-Length', bytes.length).end(bytes);
}

/** @returns {'br' | 'gzip' | 'identity'} */
function bestEncoding(/** @type {Incoming} */ request) {
  const { acceptsEncodings } = express.request;
  if (acceptsEncodings.call(request, 'br')) return 'br';
  return acceptsEncodings.call(request, 'gzip') ? 'gzip' : 'identity';
}

/** Proxies mark a validator as weak when they change the coding. */
function isHeld(/** @type {string} */ etag, known = '') {
  return known.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}
