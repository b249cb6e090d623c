import type { MetaFunction } from '@remix-run/node';

import { pageMeta, publicHandle } from '~/marketing/seo/page-meta';
import { pages } from '~/content/pages/pages';
import { TradesPage } from '~/marketing/trades/trades-page';

export const handle = publicHandle(pages.trades);

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, pages.trades);

export default TradesPage;
