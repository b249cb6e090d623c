import type { PageHandle } from '~/platform/page-handle';

import home from './home-view.css?inline';
import reading from './reading-view.css?inline';

/** What the first view of each kind of page needs of the site's stylesheet. */
const sheets: Record<NonNullable<PageHandle['inlineStyles']>, string> = { home, reading };

/** The styles that come within the page; null where it links the stylesheet. */
export function inlineStylesOf({ inlineStyles }: PageHandle): string | null {
  return inlineStyles ? sheets[inlineStyles] : null;
}
