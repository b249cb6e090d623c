import { getMultipartBoundary } from '@remix-run/multipart-parser';

import { originHeader } from './request-headers';

/** The check before every action: Remix's own is bypassable. A form must come from a page of this site. */
export type RequestVerdict = { ok: true } | { ok: false; status: 400 | 403 | 405 | 415 };

const multipart = 'multipart/form-data';
const formTypes = ['application/x-www-form-urlencoded', multipart];
/** RFC 2046. The parser's tables grow with the square of it: 88,000 characters took nine seconds. */
const longestBoundary = 70;

export function checkRequest(request: Request, siteOrigins: readonly string[]): RequestVerdict {
  if (request.method !== 'POST') return { ok: false, status: 405 };
  if (new URL(request.url).searchParams.has('_data')) return { ok: false, status: 400 };
  if (!isSameOrigin(request.headers, siteOrigins)) return { ok: false, status: 403 };
  const sent = request.headers.get('Content-Type') ?? '';
  const type = sent.replace(/;.*/, '').trim().toLowerCase();
  if (!formTypes.includes(type)) return { ok: false, status: 415 };
  const boundary = type === multipart ? getMultipartBoundary(sent) : 'none';
  return boundary && boundary.length <= longestBoundary ? { ok: true } : { ok: false, status: 400 };
}

/** A proxy may end TLS without saying so; where `PUBLIC_URL` says https, plain http under its host is not ours. */
export function allowedOrigins(requestUrl: string, publicUrl: string | null): string[] {
  const { origin, host } = new URL(requestUrl);
  if (publicUrl) return new URL(publicUrl).host === host ? [publicUrl] : [publicUrl, origin];
  return [origin, `https://${host}`];
}

/** Every browser in use sends one of these headers; a request with none is refused. */
function isSameOrigin(headers: Headers, siteOrigins: readonly string[]): boolean {
  const origin = headers.get(originHeader) ?? headers.get('Origin');
  if (origin && origin !== 'null') return siteOrigins.includes(origin);
  return headers.get('Sec-Fetch-Site') === 'same-origin';
}
