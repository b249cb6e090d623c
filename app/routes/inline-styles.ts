import type { PageHandle } from '~/platform/page-handle';
import transition from '~/platform/styles/transition.css?inline';

import site from './site.css?inline';

/** All styles of a page that is kept; of the others, which link them, what must not come late. */
export function inlineStylesOf({ shared }: PageHandle): string {
  return shared ? site : transition;
}
