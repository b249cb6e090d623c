import type { OutgoingHttpHeader } from 'node:http';

export interface SiteFacts {
  https: boolean;
  /** Path prefixes whose responses other sites may embed. */
  sharedPaths: readonly string[];
}

interface OutgoingResponse {
  statusCode: number;
  hasHeader: (name: string) => boolean;
  setHeader: (name: string, value: OutgoingHttpHeader) => unknown;
}

/** Adds the headers that every response has, unless set already. */
export function completeHeaders(
  response: OutgoingResponse,
  path: string,
  { https, sharedPaths }: SiteFacts,
): void {
  const shared = sharedPaths.some((beginning) => path.startsWith(beginning));
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
}
