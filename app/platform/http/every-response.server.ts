import type { RequestHandler } from 'express';
import onHeaders from 'on-headers';

interface HeaderOptions {
  https: boolean;
  /** Path prefix of responses that other sites may embed. */
  sharedPath: string;
}

/**
 * Express middleware that adds headers to every response, unless they are already set. A response without `Cache-Control`
 * gets `no-store`.
 */
export function addDefaultHeaders({ https, sharedPath }: HeaderOptions): RequestHandler {
  return (request, response, next) => {
    onHeaders(response, () => {
      const shared = request.originalUrl.startsWith(sharedPath);
      const headers = {
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': shared ? 'cross-origin' : 'same-origin',
        ...(response.statusCode === 301 ? {} : { 'Cache-Control': 'no-store' }),
        ...(https ? { 'Strict-Transport-Security': 'max-age=63072000' } : {}),
        ...(response.statusCode === 405 || request.method === 'OPTIONS'
          ? { Allow: response.locals.methods ?? 'GET, HEAD' }
          : {}),
      };
      for (const [name, value] of Object.entries(headers))
        if (!response.hasHeader(name)) response.setHeader(name, value);
    });
    next();
  };
}

/**
 * Reads and discards the rest of a body after the response. Otherwise the next request on the connection, which behind a
 * proxy may be another visitor's, would wait forever, and browsers wouldn't read the response before they have sent the
 * whole body. The server's request timeout ends bodies that never end.
 */
export const discardUnreadBody: RequestHandler = (request, response, next) => {
  response.once('finish', () => {
    request.removeAllListeners('data');
    request.resume();
  });
  next();
};
