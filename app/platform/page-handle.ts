/** What a route tells the document about itself, as its `handle` export. */
export interface PageHandle {
  /** Addresses of the small scripts that add to the page: what importing an `x.enhance?worker&url` gives. */
  enhance?: readonly string[];
  /**
   * On a page that depends on its address alone: rendered and compressed once, then sent as bytes. `logged`: each visit
   * is counted here, so no cache may answer for us; `cacheable`: a cache near the visitor may.
   */
  shared?: 'logged' | 'cacheable';
  /** True on pages that depend on the visitor: never stored by a cache, never indexed. */
  flow?: boolean;
  /** True where the third-party voice widget runs; only there the content policy admits its hosts. */
  voiceWidget?: boolean;
  /** True where any site may frame the page. */
  embeddable?: boolean;
}

/** The parts of all matched routes' handles together; values that are no handle are ignored. */
export function mergeHandles(handles: unknown[]): PageHandle {
  const objects = handles.filter((handle) => typeof handle === 'object' && handle !== null);
  return Object.assign({}, ...objects);
}
