import type { MetaFunction } from '@remix-run/node';

import { brand } from '~/brand';
import { pageMeta } from '~/marketing/seo/page-meta';
import { pages } from '~/marketing/seo/pages';
import { TradeLinks } from '~/marketing/trades/trade-links';
import type { PageHandle } from '~/platform/page-handle';
import { ReadingPage } from '~/site/reading-page';

export const handle: PageHandle = { shared: 'cacheable' };

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, pages.trades);

export default function Trades() {
  return (
    <ReadingPage title={pages.trades.title}>
      <p className="mb-6 max-w-2xl text-lg">
        A leak isn’t a toothache, and a toothache isn’t a dead battery. Here’s how {brand.product} answers in
        your trade: calls as your customers make them, what it books, what it puts through to you, and what it
        stays out of.
      </p>
      <TradeLinks said />
      <p className="mt-8 max-w-2xl">
        Not on the list? If people call to get on your calendar, it works for you, too.{' '}
        <a href="/create-agent">Set it up with your own words</a>
      </p>
    </ReadingPage>
  );
}
