import type { MetaFunction } from '@remix-run/node';

import { pageMeta } from '~/marketing/seo/page-meta';
import { pages, publicHandle } from '~/marketing/seo/pages';
import { TradesPage } from '~/marketing/trades/trades-page';

export const handle = publicHandle(pages.trades);

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, pages.trades);

export default TradesPage;
