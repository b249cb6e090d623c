import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { readCalculatorInputs } from '~/marketing/calculator/inputs';
import { tradeRates } from '~/marketing/pricing/trade-rates';
import { readBillInputs } from '~/marketing/pricing/monthly-bill';
import { PricingPage } from '~/marketing/pricing/pricing-page';
import { pageMeta } from '~/marketing/seo/page-meta';
import { pages } from '~/marketing/seo/pages';
import type { PageHandle } from '~/platform/page-handle';

export const handle: PageHandle = { shared: 'cacheable' };

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const bill = readBillInputs(searchParams, tradeRates);
  return { inputs: readCalculatorInputs(searchParams), bill, rates: tradeRates };
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, pages.pricing);

export default function Pricing() {
  return <PricingPage {...useLoaderData<typeof loader>()} />;
}
