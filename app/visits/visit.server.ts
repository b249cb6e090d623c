import { isbot } from 'isbot';

/** No HEAD request, prefetch or bot. A tester's headless browser counts as a person. */
export function isVisit(request: Request): boolean {
  const userAgent = request.headers.get('User-Agent')?.replace('HeadlessChrome', 'Chrome');
  return request.method !== 'HEAD' && !isPrefetch(request.headers) && !isbot(userAgent);
}

/** Opened as a page of its own, not loaded by another page as image, frame or data, nor by a script. */
export function isNavigation({ headers }: Request): boolean {
  return (headers.get('Sec-Fetch-Dest') ?? 'document') === 'document';
}

/** A navigation from anywhere, or a fetch by a page of ours. Old browsers, which don't say, count as both. */
export function isOpenedOrFetchedByUs(request: Request): boolean {
  const { headers } = request;
  const isOurFetch =
    headers.get('Sec-Fetch-Dest') === 'empty' && headers.get('Sec-Fetch-Site') === 'same-origin';
  return isNavigation(request) || isOurFetch;
}

/**
 * Who had this address opened: a page of ours, the visitor (typed, a bookmark, a link in a message) or another site.
 * Browsers without `Sec-Fetch-Site` are judged by their referrer; without one, a page of ours is assumed.
 */
export function ledBy(request: Request): 'us' | 'visitor' | 'others' {
  const site = request.headers.get('Sec-Fetch-Site') ?? siteOfReferrer(request);
  if (site === 'same-origin') return 'us';
  return site === 'none' ? 'visitor' : 'others';
}

function siteOfReferrer({ url, headers }: Request): 'same-origin' | 'cross-site' {
  const referrer = headers.get('Referer');
  if (!referrer) return 'same-origin';
  return URL.canParse(referrer) && new URL(referrer).host === new URL(url).host
    ? 'same-origin'
    : 'cross-site';
}

function isPrefetch(headers: Headers): boolean {
  const purpose = headers.get('Sec-Purpose') ?? headers.get('Purpose') ?? '';
  return purpose.includes('prefetch') || headers.get('X-Moz') === 'prefetch';
}
