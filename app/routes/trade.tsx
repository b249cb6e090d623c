import { data, redirect } from '@remix-run/node';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { tradeBySlug } from '~/content/trades/trades';
import { homeData } from '~/marketing/home/home-data.server';
import { tradeMeta } from '~/marketing/seo/page-meta';
import { tradeInputs } from '~/marketing/trades/trade-inputs';
import { TradePage } from '~/marketing/trades/trade-page';
import type { PageHandle } from '~/platform/page-handle';

export const handle: PageHandle = { shared: 'logged' };

export function loader({ request, params }: LoaderFunctionArgs) {
  const trade = tradeBySlug(params.trade?.toLowerCase());
  if (!trade) throw data(null, { status: 404 });
  if (trade.path) throw redirect(trade.path, 301);
  return { trade, ...homeData(request, 'perBooking', tradeInputs(trade)) };
}

export const meta: MetaFunction<typeof loader> = ({ matches, data: page }) =>
  page ? tradeMeta(matches, page.trade) : [];

export default function TradeRoute() {
  const page = useLoaderData<typeof loader>();
  return <TradePage {...page} defaults={tradeInputs(page.trade)} />;
}
