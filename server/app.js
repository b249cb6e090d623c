import { createRequestHandler } from '@remix-run/express';
import compression from 'compression';
import express from 'express';
import expressStaticGzip from 'express-static-gzip';
import { existsSync } from 'node:fs';
import { safeRedirect } from 'remix-utils/safe-redirect';
import { constants } from 'node:zlib';

import { addressOf } from './address.js';
import { publicPages } from './public-pages.js';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const year = 'public, max-age=31536000, immutable';
const longestUrl = 2_048;
const hour = 'public, max-age=3600';

/**
 * What entry.server.tsx exports beside Remix's own; the build erases its type.
 *
 * @typedef {typeof import('../app/entry.server')} Entry
 */

/**
 * Whoever answers leaves the route's pattern in `response.locals.route`, which is the name in the metrics.
 *
 * @param {import('@remix-run/node').ServerBuild} build
 * @param {{ entry: Entry, drain: Drain }} options
 */
export function createApp(build, { entry, drain }) {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', false);
  app.set('trust proxy', entry.serverOptions.trustProxy);
  app.use(entry.middleware);
  app.use(closeWhile(drain));
  app.use(refuseImpossible);
  app.get('/readyz', refuseUnready(drain));
  app.use(publicPages(build, entry));
  app.use('/assets', named('assets'), precompressed('build/client/assets', year));
  app.get(/\.\w+$/, named('file'), precompressed('build/client', hour)); // no page has a dot in the last part of its address
  app.use(redirectTrailingSlash);
  app.use(compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } }));
  const handler = createRequestHandler({
    build: entry.withRouteNames(build),
    mode: 'production',
    getLoadContext: (_request, { locals }) => locals,
  });
  app.all('*', /** @type {express.RequestHandler} */ (/** @type {unknown} */ (handler)));
  app.use(sendFault(entry.logFault));
  return app;
}

/** @typedef {ReturnType<typeof import('./drain.js').drainOnSignal>} Drain */

/** @returns {express.RequestHandler} */
function closeWhile(/** @type {Drain} */ { isDraining, waitForClose }) {
  return (_request, response, next) => {
    if (isDraining()) response.set('Connection', 'close');
    const closed = waitForClose();
    if (closed) void closed.then(() => next());
    else next();
  };
}

/** @returns {express.RequestHandler} */
function named(/** @type {string} */ route) {
  return (_request, { locals }, next) => {
    locals.route = route;
    next();
  };
}

/** Files with the `.br` and `.gz` siblings that the build made of them. */
function precompressed(/** @type {string} */ folder, /** @type {string} */ cacheControl) {
  return expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: {
      fallthrough: true,
      redirect: false,
      setHeaders(response) {
        response.setHeader('Cache-Control', cacheControl);
      },
    },
  });
}

/** No URL, one too long, odd methods, Remix's own former data parameter. @type {express.RequestHandler} */
function refuseImpossible(request, response, next) {
  if (request.originalUrl.length > longestUrl) return void plain(response, 414, 'This address is too long.');
  if (!methods.includes(request.method)) return void plain(response, 405, 'Method not allowed.');
  if (addressOf(request) === null) return void plain(response, 400, 'Bad request.');
  const [, query] = request.originalUrl.split(/\?(.*)/s);
  if (new URLSearchParams(query).has('_data')) return void plain(response, 400, 'Bad request.');
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
function refuseUnready(/** @type {Drain} */ { isDraining }) {
  return (_request, response, next) => {
    const missing = isDraining() ? ['draining'] : existsSync('build/client/assets') ? [] : ['build'];
    if (missing.length === 0) next();
    else response.status(503).set('Cache-Control', 'no-store').json({ status: 'not-ready', missing });
  };
}

/** What are left are faults outside Remix; the response reveals nothing of them. @returns {express.ErrorRequestHandler} */
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
  response.status(status).type('text/plain').set('Cache-Control', 'no-store').send(text);
}
