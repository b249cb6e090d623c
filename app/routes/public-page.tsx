import type { MetaFunction } from '@remix-run/node';
import { useMatches } from '@remix-run/react';

import { publicPageById } from '~/marketing/pages/public-page';
import { pageMeta } from '~/marketing/seo/page-meta';
import type { PageHandle } from '~/platform/page-handle';

export const handle: PageHandle = { shared: true };

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, publicPageById(matches.at(-1)?.id).page);

export default function PublicPage() {
  return publicPageById(useMatches().at(-1)?.id).content;
}
