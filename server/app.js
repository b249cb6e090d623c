import { createRequestHandler } from '@remix-run/express';
import compression from 'compression';
import express from 'express';
import expressStaticGzip from 'express-static-gzip';
import { existsSync } from 'node:fs';
import { safeRedirect } from 'remix-utils/safe-redirect';
import { constants } from 'node:zlib';

import { limitMedia, turnByTurn } from './media.js';

const longestUrl = 2_048;
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const year = 'public, max-age=31536000, immutable';
const hour = 'public, max-age=3600';

/**
 * @param {import('@remix-run/node').ServerBuild} build
 * @param {{
 *   trustProxy: number,
 *   isDraining: () => boolean,
 *   onError: (error: unknown) => void,
 *   sharedPages: SharedPages,
 * }} options
 */
export function createApp(build, { trustProxy, isDraining, onError, sharedPages }) {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', trustProxy);
  app.use(refuseImpossible);
  app.get('/readyz', refuseUnready(isDraining));
  app.use(closeWhileDraining(isDraining));
  app.use('/assets', precompressed('build/client/assets', year));
  app.use(limitMedia());
  app.use(ofFiles(precompressed('build/client', hour)));
  app.get('*', sendShared(build, sharedPages));
  app.use(redirectTrailingSlash);
  app.use(compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } }));
  const handler = createRequestHandler({
    build: sharedPages.withLoaded(build),
    mode: 'production',
    getLoadContext: (_request, { locals }) => locals.context ?? {},
  });
  app.all('*', /** @type {express.RequestHandler} */ (/** @type {unknown} */ (handler)));
  app.use(sendFault(onError));
  return app;
}

/** No page has a dot in the last part of its address. @returns {express.RequestHandler} */
function ofFiles(/** @type {express.RequestHandler} */ handler) {
  return (request, response, next) =>
    /\.\w+$/.test(request.path) ? handler(request, response, next) : next();
}

/** Files with the `.br` and `.gz` siblings that the build made of them. */
function precompressed(/** @type {string} */ folder, /** @type {string} */ cacheControl) {
  return expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: {
      ...turnByTurn,
      fallthrough: true,
      redirect: false,
      setHeaders(response) {
        response.setHeader('Cache-Control', cacheControl);
      },
    },
  });
}

/**
 * @typedef {object} SharedPages
 * @property {typeof import('../app/platform/shared-pages/shared-pages.server').findSharedPage} findSharedPage
 * @property {typeof import('../app/platform/shared-pages/shared-pages.server').withLoaded} withLoaded
 */

/**
 * @param {import('@remix-run/node').ServerBuild} build
 * @param {SharedPages} sharedPages
 * @returns {express.RequestHandler}
 */
function sendShared(build, { findSharedPage }) {
  return async (request, response, next) => {
    try {
      const { page, context } = await findSharedPage(build, webRequest(request));
      response.locals.context = context;
      if (!page) return next();
      const encoding = bestEncoding(request);
      const { bytes, etag } = page.bodies[encoding];
      for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value);
      response.vary('Accept-Encoding');
      if (page.hasValidator) response.set('ETag', etag);
      if (encoding !== 'identity') response.set('Content-Encoding', encoding);
      if (page.cookies.length > 0) response.set({ 'Set-Cookie': page.cookies, 'Cache-Control': 'no-store' });
      response.send(bytes);
    } catch (error) {
      next(error);
    }
  };
}

/** @returns {'br' | 'gzip' | 'identity'} */
function bestEncoding(/** @type {express.Request} */ request) {
  if (request.acceptsEncodings('br')) return 'br';
  return request.acceptsEncodings('gzip') ? 'gzip' : 'identity';
}

/** Without a signal, which costs more than the rest and which no loader looks at. */
function webRequest(/** @type {express.Request} */ request) {
  const port =
    /:(\d+)$/.exec(request.get('X-Forwarded-Host') ?? '')?.[1] ??
    /:(\d+)$/.exec(request.get('Host') ?? '')?.[1];
  const host = port ? `${request.hostname}:${port}` : request.hostname;
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [/** @type {[string, string]} */ ([name, value])] : [],
  );
  const url = `${request.protocol}://${host}${request.originalUrl}`;
  return new Request(url, { method: request.method, headers });
}

/** No URL, one too long, odd methods, Remix's own former data parameter. @type {express.RequestHandler} */
function refuseImpossible(request, response, next) {
  if (request.originalUrl.length > longestUrl) return void plain(response, 414, 'This address is too long.');
  if (!methods.includes(request.method)) return void plain(response, 405, 'Method not allowed.');
  if ('_data' in request.query) return void plain(response, 400, 'Bad request.');
  const { host } = request.headers; // a malformed one was taken away before
  if (
    !host ||
    request.headersDistinct.host?.length !== 1 ||
    !request.originalUrl.startsWith('/') ||
    !URL.canParse(`http://${host}${request.originalUrl}`)
  )
    return void plain(response, 400, 'Bad request.');
  next();
}

/** `/about/` is `/about`; `//evil.example/` is no place of ours. @type {express.RequestHandler} */
function redirectTrailingSlash(request, response, next) {
  const [path = '', query] = request.originalUrl.split(/\?(.*)/s);
  if (request.method !== 'GET' || !/[^/]\/+$/.test(path)) return void next();
  const target = safeRedirect(path.replace(/\/+$/, ''));
  response.redirect(301, query === undefined ? target : `${target}?${query}`);
}

/** What only this process knows of its readiness; the build's own route looks at the rest. @returns {express.RequestHandler} */
function refuseUnready(/** @type {() => boolean} */ isDraining) {
  return (_request, response, next) => {
    const missing = isDraining() ? ['draining'] : existsSync('build/client/assets') ? [] : ['build'];
    if (missing.length === 0) next();
    else response.status(503).set('Cache-Control', 'no-store').json({ status: 'not-ready', missing });
  };
}

/** @returns {express.RequestHandler} */
function closeWhileDraining(/** @type {() => boolean} */ isDraining) {
  return (_request, response, next) => {
    if (isDraining()) response.setHeader('Connection', 'close');
    next();
  };
}

/** What is left are faults outside Remix; the response reveals nothing of them. @returns {express.ErrorRequestHandler} */
function sendFault(/** @type {(error: unknown) => void} */ onError) {
  return (error, _request, response, next) => {
    if (response.headersSent) return next(error);
    const status = typeof error?.status === 'number' && error.status < 500 ? error.status : 500;
    if (status >= 500) onError(error);
    plain(
      response,
      status,
      status < 500
        ? 'Bad request.'
        : `Something went wrong on our side. Please quote this number: ${response.getHeader('X-Request-Id')}`,
    );
  };
}

function plain(
  /** @type {express.Response} */ response,
  /** @type {number} */ status,
  /** @type {string} */ text,
) {
  response.status(status).type('text/plain').send(text);
}
