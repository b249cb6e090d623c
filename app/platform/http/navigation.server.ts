import { isbot } from 'isbot';

/** Whether a person is viewing the page: false for HEAD requests, prefetches and bots. Headless Chrome counts as a person. */
export function isPageView(request: Request): boolean {
  const userAgent = request.headers.get('User-Agent')?.replace('HeadlessChrome', 'Chrome');
  return request.method !== 'HEAD' && !isPrefetch(request.headers) && !isbot(userAgent);
}

/** False if the URL is loaded by another page as an image, a frame, a fetch or a script. */
export function isTopLevelNavigation({ headers }: Request): boolean {
  return (headers.get('Sec-Fetch-Dest') ?? 'document') === 'document';
}

/** Whether a person sees the page as a top-level page. */
export function isSeen(request: Request): boolean {
  return isPageView(request) && isTopLevelNavigation(request);
}

/** Whether a person sees the page, or one of our pages fetches it. Browsers without Fetch Metadata headers pass as well. */
export function isSeenOrOwnFetch(request: Request): boolean {
  const { headers } = request;
  const isOwnFetch =
    headers.get('Sec-Fetch-Dest') === 'empty' && headers.get('Sec-Fetch-Site') === 'same-origin';
  return isPageView(request) && (isTopLevelNavigation(request) || isOwnFetch);
}

/**
 * The source of a request: one of our pages, the visitor directly (typed URL, bookmark, link in a message), or another site.
 * Without `Sec-Fetch-Site`, the `Referer` decides. Without both, our own page is assumed.
 */
export function navigationSource(request: Request): 'same-origin' | 'direct' | 'external' {
  const site = request.headers.get('Sec-Fetch-Site') ?? siteOfReferrer(request);
  if (site === 'same-origin') return 'same-origin';
  return site === 'none' ? 'direct' : 'external';
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
