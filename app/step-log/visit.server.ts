import { isbot } from 'isbot';

/** Whether a person asked for the page: no HEAD request, prefetch or bot. */
export function isVisit(request: Request): boolean {
  return (
    request.method !== 'HEAD' && !isPrefetch(request.headers) && !isbot(request.headers.get('User-Agent'))
  );
}

function isPrefetch(headers: Headers): boolean {
  const purpose = headers.get('Sec-Purpose') ?? headers.get('Purpose') ?? '';
  return purpose.includes('prefetch') || headers.get('X-Moz') === 'prefetch';
}
