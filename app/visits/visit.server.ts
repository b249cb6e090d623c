import { isbot } from 'isbot';

/** Whether a person asked for the page: no HEAD request, prefetch or bot. A tester's headless browser counts as one. */
export function isVisit(request: Request): boolean {
  const userAgent = request.headers.get('User-Agent')?.replace('HeadlessChrome', 'Chrome');
  return request.method !== 'HEAD' && !isPrefetch(request.headers) && !isbot(userAgent);
}

function isPrefetch(headers: Headers): boolean {
  const purpose = headers.get('Sec-Purpose') ?? headers.get('Purpose') ?? '';
  return purpose.includes('prefetch') || headers.get('X-Moz') === 'prefetch';
}
