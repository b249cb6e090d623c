import { useSearchParams } from '@remix-run/react';

import Pricing from '~/content/pages/pricing.mdx';
import { tradeBySlug } from '~/content/trades/trades';
import { Island } from '~/platform/enhancement/island';
import Bill from './bill.island';
import { billOf, readBillInputs } from './monthly-bill';
import { calculatorDefaultsFor, tradeRates } from './trade-rates';

/** The bill is of the calls in the URL, and the calculator begins with its bookings and its trade's numbers. */
export function PricingPage() {
  const [search] = useSearchParams();
  const inputs = readBillInputs(search, tradeRates);
  return (
    <Pricing
      bill={<Island name="bill" view={Bill} props={{ inputs, rates: tradeRates }} isLazy />}
      defaults={calculatorDefaultsFor(billOf(inputs), tradeBySlug(inputs.trade))}
    />
  );
}
