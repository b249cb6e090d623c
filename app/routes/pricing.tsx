import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { readCalculatorInputs } from '~/marketing/calculator/inputs';
import { calculatorDefaultsFor, tradeRates } from '~/marketing/pricing/trade-rates';
import { billOf, readBillInputs } from '~/marketing/pricing/monthly-bill';
import { PricingPage } from '~/marketing/pricing/pricing-page';
import { pageMeta } from '~/marketing/seo/page-meta';
import { pages } from '~/content/pages/pages';
import type { PageHandle } from '~/platform/page-handle';

export const handle: PageHandle = { shared: true };

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const bill = readBillInputs(searchParams, tradeRates);
  const defaults = calculatorDefaultsFor(billOf(bill));
  const inputs = readCalculatorInputs(searchParams, 'perBooking', defaults);
  return { inputs, defaults, bill, rates: tradeRates };
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, pages.pricing);

export default function Pricing() {
  return <PricingPage {...useLoaderData<typeof loader>()} />;
}
