import { createRequestHandler } from '@remix-run/express';
import compression from 'compression';
import express from 'express';
import expressStaticGzip from 'express-static-gzip';
import { existsSync } from 'node:fs';
import { safeRedirect } from 'remix-utils/safe-redirect';
import { constants } from 'node:zlib';

import { absoluteUrl } from './absolute-url.js';
import { publicPages } from './public-pages.js';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const longestUrl = 2_048;
/** React Router decodes paths and parses them as URLs, which fails for these: control characters and backslashes. */
const undecodablePath = /%(?:[01][\da-f]|7f|5c)/i;

/** Paths that deploy/nginx limits as files. None of them renders a page, which would take much longer than a file. */
const countedAsFile = /^\/assets\/|\.(?:png|svg|ico|mp3|jpg|webm|vtt|webmanifest)$/i;

/** All exports of entry.server.tsx. The build erases their types. @typedef {typeof import('../app/entry.server')} Entry */

/**
 * Our own server instead of `remix-serve`: docs/decisions/0002-remix-2-and-express.md says why.
 *
 * Each handler stores its route's pattern in `response.locals.route`, the label in the metrics.
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
  app.use(closeWhileDraining(drain));
  app.use(refuseMalformedRequest);
  app.get('/readyz', refuseUnready(drain));
  const findRoute = entry.createRouteFinder(build);
  app.use(publicPages(build, { ...entry, findRoute }));
  app.use(
    '/assets',
    named('assets'),
    // Browsers don't revalidate immutable files, so validators would only add bytes.
    precompressed('build/client/assets', {
      maxAge: '365d',
      immutable: true,
      etag: false,
      lastModified: false,
    }),
  );
  app.get(/\.\w+$/, named('file'), precompressed('build/client', { maxAge: '1h' })); // the last segment of a page's URL has no dot
  app.all(countedAsFile, (_request, response) => plain(response, 404, 'Not found.'));
  app.use(redirectToNormalPath);
  app.use(compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } }));
  const render = createRequestHandler({
    build,
    mode: 'production',
    getLoadContext({ originalUrl }, { locals }) {
      Object.assign(locals, findRoute(originalUrl.replace(/\?.*/s, '')));
      return /** @type {import('@remix-run/node').AppLoadContext} */ (locals); // the build adds the visit of each loader and action
    },
  });
  app.all('*', render);
  app.use(entry.showErrorPage(render), handleError(entry.logFault));
  return app;
}

/** @typedef {ReturnType<typeof import('./drain.js').drainOnSignal>} Drain */

/** @returns {express.RequestHandler} */
function closeWhileDraining(/** @type {Drain} */ { isDraining, whenClosed }) {
  return (_request, response, next) => {
    if (isDraining()) response.set('Connection', 'close');
    const closing = whenClosed();
    if (closing) void closing.then(() => next());
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

/** Serves files, compressed where the build wrote a `.br` or `.gz` file next to them. */
function precompressed(/** @type {string} */ folder, /** @type {object} */ caching) {
  return expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: { redirect: false, ...caching },
  });
}

/** Rejects invalid or overlong URLs, unknown methods, and `_data`, a parameter of older Remix versions. @type {express.RequestHandler} */
function refuseMalformedRequest(request, response, next) {
  if (absoluteUrl(request) === null) return void plain(response, 400, 'Bad request.');
  if (request.originalUrl.length > longestUrl) return next({ status: 414 });
  if (!methods.includes(request.method)) return next({ status: 405 });
  const [path = '', query] = request.originalUrl.split(/\?(.*)/s);
  const isMalformed = undecodablePath.test(path) || new URLSearchParams(query).has('_data');
  next(isMalformed ? { status: 400 } : undefined);
}

/** Redirects `/about/` and `/faq/../about` to `/about`; `//evil.example/` would be another site. @type {express.RequestHandler} */
function redirectToNormalPath(request, response, next) {
  const [path = '', query] = request.originalUrl.split(/\?(.*)/s);
  const normal = new URL(`http://any.example${path}`).pathname.replace(/\/+$/, '') || '/';
  if (!['GET', 'HEAD'].includes(request.method) || normal === path) return void next();
  response.redirect(301, safeRedirect(normal) + (query === undefined ? '' : `?${query}`));
}

/** Answers 503 while no visitors should be sent here; otherwise the route adds what is degraded. @returns {express.RequestHandler} */
function refuseUnready(/** @type {Drain} */ { isDraining }) {
  return (_request, response, next) => {
    const missing = isDraining() ? ['draining'] : existsSync('build/client/assets') ? [] : ['build'];
    if (missing.length === 0) next();
    else response.status(503).json({ status: 'not-ready', missing });
  };
}

/** Handles errors thrown outside Remix without exposing details to the client. @returns {express.ErrorRequestHandler} */
function handleError(/** @type {(error: unknown) => void} */ onError) {
  return (error, _request, response, next) => {
    if (response.headersSent) return next(error);
    const { status = 500 } = error;
    if (status < 500) return plain(response, status, 'Bad request.');
    onError(error);
    plain(response, 500, 'Something went wrong on our side.');
  };
}

function plain(
  /** @type {express.Response} */ response,
  /** @type {number} */ status,
  /** @type {string} */ text,
) {
  const number = `If you tell us about it, quote this number: ${response.getHeader('X-Request-Id')}`;
  response.status(status).type('text/plain').set('Cache-Control', 'no-store').send(`${text} ${number}\n`);
}
