import { createRequestHandler } from '@remix-run/node';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { absoluteUrl } from './absolute-url.js';

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Caches pages that are the same for everybody by path: each is rendered and compressed once, at its first request. Remix
 * renders until the cached page exists, for visitors who get a personal page, and, if `PUBLIC_URL` isn't set, for all hosts
 * but the first. Nothing else is cached.
 *
 * @param {import('@remix-run/node').ServerBuild} build
 * @param {Pick<import('./app.js').Entry, 'publicPaths' | 'openVisit' | 'sendCookies' | 'logPageView' | 'needsPersonalRender' | 'serverOptions' | 'logFault'> & { findRoute: ReturnType<import('./app.js').Entry['createRouteFinder']> }} entry
 * @returns {import('express').RequestHandler}
 */
export function publicPages(
  build,
  {
    publicPaths,
    openVisit,
    sendCookies,
    logPageView,
    needsPersonalRender,
    serverOptions,
    logFault,
    findRoute,
  },
) {
  const paths = new Map([...publicPaths].map((path) => [path.toLowerCase(), path]));
  const render = createRequestHandler(build, 'production');
  /** `null` while a page is being rendered. After a failure, the next request renders it again. @type {Map<string, Awaited<ReturnType<typeof renderOnce>> | null>} */
  const cache = new Map();
  let cachedOrigin = serverOptions.publicUrl;

  return async (request, response, next) => {
    const path = paths.get(request.path.toLowerCase());
    const address = absoluteUrl(request);
    if (!path || !address || !['GET', 'HEAD'].includes(request.method)) return next();
    try {
      const visit = openVisit(new Request(address, { method: request.method, headers: headersOf(request) }));
      await logPageView(visit);
      sendCookies(visit, response);
      const { origin } = new URL(address);
      cachedOrigin ??= origin;
      if (needsPersonalRender(visit) || (!serverOptions.publicUrl && origin !== cachedOrigin)) return next();
      const page = cache.get(path);
      if (page) return send(page, request, response);
      next();
      if (page === undefined) void addToCache(path, cachedOrigin);
    } catch (error) {
      next(error);
    }
  };

  async function addToCache(/** @type {string} */ path, /** @type {string} */ origin) {
    cache.set(path, null);
    const page = await renderOnce(path, origin).catch(logFault);
    if (page) cache.set(path, page);
    else cache.delete(path);
  }

  async function renderOnce(/** @type {string} */ path, /** @type {string} */ origin) {
    const rendered = await render(new Request(new URL(path, origin)));
    const { status, headers } = rendered;
    if (status !== 200 || headers.get('Cache-Control')?.includes('no-store'))
      throw new Error(`${path} is not the same for everybody`);
    const html = Buffer.from(await rendered.arrayBuffer());
    return {
      locals: findRoute(path),
      headers: Object.fromEntries(headers),
      etag: createHash('sha256').update(html).digest('base64url').slice(0, 22),
      bodies: {
        br: await promisify(brotliCompress)(html, quality),
        gzip: await promisify(gzip)(html, { level: constants.Z_BEST_COMPRESSION }),
        identity: html,
      },
    };
  }

  function send(
    /** @type {Awaited<ReturnType<typeof renderOnce>>} */ { locals, headers, etag, bodies },
    /** @type {import('express').Request} */ request,
    /** @type {import('express').Response} */ response,
  ) {
    const gzipped = request.acceptsEncodings('gzip') ? 'gzip' : 'identity';
    const encoding = request.acceptsEncodings('br') ? 'br' : gzipped;
    Object.assign(response.locals, locals);
    if (encoding !== 'identity') response.set('Content-Encoding', encoding);
    response.set(headers).set('ETag', `"${etag}-${encoding}"`).vary('Accept-Encoding').send(bodies[encoding]);
  }
}

/** @returns {[string, string][]} */
function headersOf(/** @type {import('express').Request} */ { headers }) {
  return Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [/** @type {[string, string]} */ ([name, value])] : [],
  );
}
