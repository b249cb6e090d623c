import type { MetaFunction } from '@remix-run/node';

import { pageMeta } from '~/marketing/seo/page-meta';
import { pages } from '~/content/pages/pages';
import { TradesPage } from '~/marketing/trades/trades-page';
import type { PageHandle } from '~/platform/page-handle';

export const handle: PageHandle = { shared: true };

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, pages.trades);

export default TradesPage;
