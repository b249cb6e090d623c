import type { MetaFunction } from '@remix-run/node';

import { IntegrationsPage } from '~/marketing/integrations/integrations-page';
import { pageMeta } from '~/marketing/seo/page-meta';
import { pages, publicHandle } from '~/marketing/seo/pages';

export const handle = publicHandle(pages.integrations);

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, pages.integrations);

export default function Integrations() {
  return <IntegrationsPage />;
}
