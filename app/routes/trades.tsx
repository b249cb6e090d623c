import type { MetaFunction } from '@remix-run/node';

import { brand } from '~/brand';
import { pageMeta } from '~/marketing/seo/page-meta';
import { pages, publicHandle } from '~/marketing/seo/pages';
import { TradeChoices, TradeLinks } from '~/marketing/trades/trade-choices';
import { SectionsPage } from '~/site/page-frames';

export const handle = publicHandle(pages.trades);

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, pages.trades);

export default function Trades() {
  return (
    <SectionsPage
      title={pages.trades.title}
      lead={`Pick yours and read three of its calls, start to finish: what ${brand.product} books, what it puts through to you, and what it stays out of.`}
    >
      <div className="page mt-4">
        <TradeLinks by="name" label="Go to:" />
      </div>
      <TradeChoices />
    </SectionsPage>
  );
}
