import { data, redirect } from '@remix-run/node';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { plumbing } from '~/content/trades/plumbing';
import { tradeBySlug } from '~/content/trades/trades';
import { tradeMeta } from '~/marketing/seo/page-meta';
import { questionsOf, TradePage } from '~/marketing/trades/trade-page';
import type { PageHandle } from '~/platform/page-handle';

export const handle: PageHandle = { shared: true };

/** Loads `/for/{slug}`, or `/plumbing`, which has no parameter. */
export function loader({ params }: LoaderFunctionArgs) {
  const trade = tradeBySlug(params.trade?.toLowerCase() ?? plumbing.slug);
  if (!trade) throw data(null, { status: 404 });
  if (params.trade && trade.path) throw redirect(trade.path, 301);
  return { trade };
}

export const meta: MetaFunction<typeof loader> = ({ matches, data: page }) =>
  page ? tradeMeta(matches, page.trade, questionsOf(page.trade)) : [];

export default function TradeRoute() {
  return <TradePage {...useLoaderData<typeof loader>()} />;
}
