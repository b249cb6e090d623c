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

/** Who had this address opened: a page of ours, the visitor (typed, a bookmark) or another site. Browsers too old to say count as ours. */
export function ledBy({ headers }: Request): 'us' | 'visitor' | 'others' {
  const site = headers.get('Sec-Fetch-Site') ?? 'same-origin';
  if (site === 'same-origin') return 'us';
  return site === 'none' ? 'visitor' : 'others';
}

function isPrefetch(headers: Headers): boolean {
  const purpose = headers.get('Sec-Purpose') ?? headers.get('Purpose') ?? '';
  return purpose.includes('prefetch') || headers.get('X-Moz') === 'prefetch';
}
