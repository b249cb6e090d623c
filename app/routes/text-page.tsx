import type { MetaFunction } from '@remix-run/node';
import { useMatches } from '@remix-run/react';

import { pageMeta } from '~/marketing/seo/page-meta';
import { pages, textPageNames } from '~/content/pages/pages';
import type { TextPageName } from '~/content/pages/pages';
import { TextPage } from '~/marketing/text-pages/text-page';
import type { PageHandle } from '~/platform/page-handle';

export const handle: PageHandle = { shared: true };

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, pages[nameOf(matches)]);

export default function TextPageRoute() {
  return <TextPage name={nameOf(useMatches())} />;
}

/** The name of the page is the ID of its route. */
function nameOf(matches: readonly { id: string }[]): TextPageName {
  const name = textPageNames.find((id) => id === matches.at(-1)?.id);
  if (!name) throw new Error('This route has no text page');
  return name;
}
