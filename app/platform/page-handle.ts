type PolicyDirective = 'script-src' | 'style-src' | 'img-src' | 'media-src' | 'connect-src' | 'worker-src';

/** A page that browsers without scripts go to by themselves. */
export interface NoScriptRefresh {
  afterMs: number;
  url: string;
}

/** A route's `handle`: properties of its page that the server needs. */
export interface PageHandle {
  /** Whether the page is the same for everybody. */
  shared?: boolean;
  /** Whether it depends on the visitor: it is never cached and never indexed. */
  flow?: boolean;
  /** Additional sources by content policy directive, for pages that load files from other sites. */
  policy?: Partial<Record<PolicyDirective, string[]>>;
  /** Whether other sites may show the page in a frame. */
  embeddable?: boolean;
  /** The refresh without scripts, by the loader's data. The response to a form has none: it shows the form's result. */
  refresh?(loaderData: unknown): NoScriptRefresh | null;
}

/** Merges the handles of all matched routes. Values that aren't objects are ignored. */
export function mergeHandles(handles: unknown[]): PageHandle {
  const objects = handles.filter((handle) => typeof handle === 'object' && handle !== null);
  return Object.assign({}, ...objects);
}

interface PageResponse {
  method: string;
  handle: PageHandle;
  /** Whether it shows this visitor something of their own, whatever its route. */
  isPersonal: boolean;
  /** Whether we log each visit, so that caches must revalidate. */
  isLogged: boolean;
}

/** The `Cache-Control` of a page. */
export function cacheControlOf({ method, handle, isPersonal, isLogged }: PageResponse): string {
  // With 'no-store', Back to the response to a form would show the browser's own error page.
  if (method === 'POST') return 'private, no-cache';
  if (handle.flow || isPersonal) return 'no-store';
  // Shared caches keep pages briefly, because a page refers to the files of its own build.
  if (handle.shared && !isLogged) return 'public, max-age=0, s-maxage=60, stale-while-revalidate=300';
  return 'no-cache';
}
