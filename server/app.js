import { createRequestHandler } from '@remix-run/express';
import compression from 'compression';
import express from 'express';
import expressStaticGzip from 'express-static-gzip';
import { existsSync } from 'node:fs';
import { safeRedirect } from 'remix-utils/safe-redirect';
import { constants } from 'node:zlib';

import { limitMedia, turnByTurn } from './media.js';
import { addressOf, longestUrl, sendStored } from './stored-pages.js';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const year = 'public, max-age=31536000, immutable';
const hour = 'public, max-age=3600';

/**
 * @typedef {{
 *   trustProxy: number,
 *   isDraining: () => boolean,
 *   onError: (error: unknown) => void,
 *   sharedPages: SharedPages,
 * }} Options
 */

/**
 * Stored pages are answered before Express is asked: they need none of its steps.
 *
 * @param {import('@remix-run/node').ServerBuild} build
 * @param {Options} options
 * @returns {import('node:http').RequestListener}
 */
export function createApp(build, options) {
  const app = createExpress(build, options);
  return async (request, response) => {
    if (options.isDraining()) response.setHeader('Connection', 'close');
    const { sent, context } = await sendStored(build, options, { request, response });
    if (!sent) app(request, Object.assign(response, { locals: { context } }));
  };
}

function createExpress(
  /** @type {import('@remix-run/node').ServerBuild} */ build,
  /** @type {Options} */ { trustProxy, isDraining, sharedPages, onError },
) {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', trustProxy);
  app.use(refuseImpossible);
  app.get('/readyz', refuseUnready(isDraining));
  app.use('/assets', precompressed('build/client/assets', year));
  app.use(limitMedia());
  app.use(ofFiles(precompressed('build/client', hour)));
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

/** No URL, one too long, odd methods, Remix's own former data parameter. @type {express.RequestHandler} */
function refuseImpossible(request, response, next) {
  if (request.originalUrl.length > longestUrl) return void plain(response, 414, 'This address is too long.');
  if (!methods.includes(request.method)) return void plain(response, 405, 'Method not allowed.');
  if (new URLSearchParams(queryOf(request)).has('_data')) return void plain(response, 400, 'Bad request.');
  if (addressOf(request) === null) return void plain(response, 400, 'Bad request.');
  next();
}

/** All of it: Express reads a thousand parameters. */
function queryOf(/** @type {express.Request} */ { originalUrl }) {
  return originalUrl.split(/\?(.*)/s)[1] ?? '';
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
  response.status(status).type('text/plain').set('Cache-Control', 'no-store').send(text);
}
