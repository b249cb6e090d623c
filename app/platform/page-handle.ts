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
