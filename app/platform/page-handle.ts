export interface PageHandle {
  /** The same for everybody, styles included. `logged`: each visit is logged here; `cacheable`: a cache may respond for us. */
  shared?: 'logged' | 'cacheable';
  /** Depends on the visitor: never stored by a cache, never indexed. */
  flow?: boolean;
  /** Only there the content policy admits the hosts of the third-party widget. */
  voiceWidget?: boolean;
  embeddable?: boolean;
}

/** Merged over all matched routes; values that are no handle are ignored. */
export function mergeHandles(handles: unknown[]): PageHandle {
  const objects = handles.filter((handle) => typeof handle === 'object' && handle !== null);
  return Object.assign({}, ...objects);
}
