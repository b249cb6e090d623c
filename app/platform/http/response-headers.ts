import type { RequestHandler } from 'express';
import onHeaders from 'on-headers';

interface SiteFacts {
  https: boolean;
  /** How paths begin whose responses other sites may embed. */
  sharedPath: string;
}

/** Adds the headers that every response has, unless set already. */
export function addDefaultHeaders({ https, sharedPath }: SiteFacts): RequestHandler {
  return (request, response, next) => {
    onHeaders(response, () => {
      const shared = request.originalUrl.startsWith(sharedPath);
      const headers = {
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': shared ? 'cross-origin' : 'same-origin',
        ...(https ? { 'Strict-Transport-Security': 'max-age=63072000' } : {}),
        ...(response.statusCode === 405 ? { Allow: 'GET, HEAD' } : {}),
      };
      for (const [name, value] of Object.entries(headers))
        if (!response.hasHeader(name)) response.setHeader(name, value);
    });
    next();
  };
}
