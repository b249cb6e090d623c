import type { MetaFunction } from '@remix-run/node';
import { useMatches } from '@remix-run/react';

import { pageMeta } from '~/marketing/seo/page-meta';
import { pages } from '~/content/pages/pages';
import { TextPage } from '~/marketing/text-pages/text-page';
import type { TextPageName } from '~/marketing/text-pages/text-page';
import type { PageHandle } from '~/platform/page-handle';

export const handle: PageHandle = { shared: 'cacheable' };

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, pages[nameOf(matches)]);

export default function TextPageRoute() {
  return <TextPage name={nameOf(useMatches())} />;
}

/** The name of the page is the ID of its route. */
function nameOf(matches: readonly { id: string }[]) {
  return matches.at(-1)?.id as TextPageName; // app/routes.ts gives this module only such IDs
}
