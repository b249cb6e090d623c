import type { MetaFunction } from '@remix-run/node';

import { SecurityPage } from '~/marketing/security/security-page';
import { pageMeta } from '~/marketing/seo/page-meta';
import { pages, publicHandle } from '~/marketing/seo/pages';

export const handle = publicHandle(pages.security);

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, pages.security);

export default function Security() {
  return <SecurityPage />;
}
