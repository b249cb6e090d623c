import type { OutgoingHttpHeader } from 'node:http';

/** What answers depend on beside the request. */
export interface SiteFacts {
  /** Whether the site's canonical origin is https. */
  https: boolean;
  /** Beginnings of the paths whose answers other sites may show. */
  sharedPaths: readonly string[];
}

interface Answer {
  statusCode: number;
  hasHeader: (name: string) => boolean;
  setHeader: (name: string, value: OutgoingHttpHeader) => unknown;
}

/** Adds to an answer the headers that every answer has, where it does not say otherwise itself. */
export function completeHeaders(answer: Answer, path: string, { https, sharedPaths }: SiteFacts): void {
  const shared = sharedPaths.some((beginning) => path.startsWith(beginning));
  const headers = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': shared ? 'cross-origin' : 'same-origin',
    ...(https ? { 'Strict-Transport-Security': 'max-age=63072000' } : {}),
    ...(answer.statusCode === 405 ? { Allow: 'GET, HEAD' } : {}),
    ...(answer.statusCode === 429 ? { 'Retry-After': '60' } : {}),
  };
  for (const [name, value] of Object.entries(headers))
    if (!answer.hasHeader(name)) answer.setHeader(name, value);
}
