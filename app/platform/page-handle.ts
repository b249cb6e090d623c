type PolicyDirective = 'script-src' | 'style-src' | 'img-src' | 'media-src' | 'connect-src' | 'worker-src';

/** A route's `handle`: properties of its page that the server needs. */
export type PageHandle = PageProperties & (SharedPage | FlowPage);

/** Pages that are the same for everybody. `logged`: we log each visit, so caches must revalidate. `cacheable`: shared caches may respond. */
interface SharedPage {
  shared?: 'logged' | 'cacheable';
  flow?: never;
}

/** Pages that depend on the visitor: never cached, never indexed. */
interface FlowPage {
  flow?: boolean;
  shared?: never;
}

interface PageProperties {
  /** Additional sources by content policy directive, for pages that load files from other sites. */
  policy?: Partial<Record<PolicyDirective, string[]>>;
  /** Whether other sites may show the page in a frame. */
  embeddable?: boolean;
}

/** Merges the handles of all matched routes. Values that aren't objects are ignored. */
export function mergeHandles(handles: unknown[]): PageHandle {
  const objects = handles.filter((handle) => typeof handle === 'object' && handle !== null);
  return Object.assign({}, ...objects);
}

/** The `Cache-Control` of a page. `isPersonal`: it shows this visitor something of their own, whatever its route. */
export function cacheControlOf(page: { method: string; handle: PageHandle; isPersonal: boolean }): string {
  const { method, handle, isPersonal } = page;
  // With 'no-store', Back to the response to a form would show the browser's own error page.
  if (method === 'POST') return 'private, no-cache';
  if (handle.flow || isPersonal) return 'no-store';
  // Shared caches keep pages briefly, because a page refers to the files of its own build.
  if (handle.shared === 'cacheable') return 'public, max-age=0, s-maxage=60, stale-while-revalidate=300';
  return 'no-cache';
}
