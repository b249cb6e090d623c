import { originHeader } from './request-headers';

/**
 * The check before every action: Remix's own is bypassable. A form must come from this site,
 * or from a client that is no browser at all.
 */
export type GuardVerdict = { ok: true } | { ok: false; status: 400 | 403 | 405 | 415 };

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** @param siteOrigins the origins that count as ours; only their hosts are compared, a proxy may end TLS */
export function guardRequest(request: Request, siteOrigins: string[]): GuardVerdict {
  if (request.method !== 'POST') return { ok: false, status: 405 };
  if (new URL(request.url).searchParams.has('_data')) return { ok: false, status: 400 };
  if (!isSameSite(request.headers, siteOrigins)) return { ok: false, status: 403 };
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  return formTypes.includes(type) ? { ok: true } : { ok: false, status: 415 };
}

function isSameSite(headers: Headers, siteOrigins: string[]): boolean {
  const origin = headers.get(originHeader) ?? headers.get('Origin');
  const site = headers.get('Sec-Fetch-Site');
  if (origin && origin !== 'null') return siteOrigins.some((ours) => hostOf(ours) === hostOf(origin));
  return site === null || site === 'same-origin';
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
