export type PolicyDirective =
  'script-src' | 'style-src' | 'img-src' | 'media-src' | 'connect-src' | 'worker-src';

export interface PageHandle {
  /** The same for everybody, styles included. `logged`: each visit is logged here; `cacheable`: a cache may respond for us. */
  shared?: 'logged' | 'cacheable';
  /** Depends on the visitor: never stored by a cache, never indexed. */
  flow?: boolean;
  /** What the page may load beyond this site's own files, by directive of the content policy. */
  policy?: Partial<Record<PolicyDirective, string[]>>;
  embeddable?: boolean;
}

/** Merged over all matched routes; values that are no handle are ignored. */
export function mergeHandles(handles: unknown[]): PageHandle {
  const objects = handles.filter((handle) => typeof handle === 'object' && handle !== null);
  return Object.assign({}, ...objects);
}
