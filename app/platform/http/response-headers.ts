import type { RequestHandler } from 'express';
import onHeaders from 'on-headers';

interface SiteFacts {
  https: boolean;
  /** Path prefixes whose responses other sites may embed. */
  sharedPaths: readonly string[];
}

/** Adds the headers that every response has, unless set already. */
export function completeHeaders({ https, sharedPaths }: SiteFacts): RequestHandler {
  return (request, response, next) => {
    onHeaders(response, () => {
      const shared = sharedPaths.some((beginning) => request.originalUrl.startsWith(beginning));
      const headers = {
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': shared ? 'cross-origin' : 'same-origin',
        ...(https ? { 'Strict-Transport-Security': 'max-age=63072000' } : {}),
        ...(response.statusCode === 405 ? { Allow: 'GET, HEAD' } : {}),
        ...(response.statusCode === 429 ? { 'Retry-After': '60' } : {}),
      };
      for (const [name, value] of Object.entries(headers))
        if (!response.hasHeader(name)) response.setHeader(name, value);
    });
    next();
  };
}
