import type { PageHandle } from '~/platform/page-handle';
import faces from '~/platform/styles/fonts.css?inline';

import home from './home-view.css?inline';
import reading from './reading-view.css?inline';

/** What the first screen of each kind of page needs of the site's stylesheet, and the faces. */
const sheets: Record<NonNullable<PageHandle['inlineStyles']>, string> = { home, reading };

/** The styles that come within the page: the faces at least, which the stylesheet does not have. */
export function inlineStylesOf({ inlineStyles }: PageHandle): string {
  return inlineStyles ? sheets[inlineStyles] : faces;
}
