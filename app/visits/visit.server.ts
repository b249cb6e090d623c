import { isbot } from 'isbot';

/** Whether a person asked for the page: no HEAD request, prefetch or bot. A tester's headless browser counts as one. */
export function isVisit(request: Request): boolean {
  const userAgent = request.headers.get('User-Agent')?.replace('HeadlessChrome', 'Chrome');
  return request.method !== 'HEAD' && !isPrefetch(request.headers) && !isbot(userAgent);
}

/**
 * Whether a page was opened, rather than loaded by another site as an image, a frame or data. Clients that say nothing
 * of it count as well: browsers that old send no cookies with what other sites load either.
 */
export function isNavigation(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  return site === null || site === 'same-origin' || request.headers.get('Sec-Fetch-Dest') === 'document';
}

function isPrefetch(headers: Headers): boolean {
  const purpose = headers.get('Sec-Purpose') ?? headers.get('Purpose') ?? '';
  return purpose.includes('prefetch') || headers.get('X-Moz') === 'prefetch';
}
