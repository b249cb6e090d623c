import { isbot } from 'isbot';

/** No HEAD request, prefetch or bot. A tester's headless browser counts as a person. */
export function isVisit(request: Request): boolean {
  const userAgent = request.headers.get('User-Agent')?.replace('HeadlessChrome', 'Chrome');
  return request.method !== 'HEAD' && !isPrefetch(request.headers) && !isbot(userAgent);
}

/** Opened, not loaded by another site as image, frame or data; browsers too old to say send no cookies there. */
export function isNavigation(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  return site === null || site === 'same-origin' || request.headers.get('Sec-Fetch-Dest') === 'document';
}

function isPrefetch(headers: Headers): boolean {
  const purpose = headers.get('Sec-Purpose') ?? headers.get('Purpose') ?? '';
  return purpose.includes('prefetch') || headers.get('X-Moz') === 'prefetch';
}
