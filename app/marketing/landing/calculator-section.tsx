import { useSearchParams } from '@remix-run/react';

import { pricingCopy } from '~/brand';
import type { PriceModel } from '~/brand';
import { Island } from '~/platform/enhancement/island';
import { useBookingWord } from '~/site/page-trade';
import Calculator from '../calculator/calculator.island';
import { describeAdjustments } from '../calculator/inputs';
import type { CalculatorInputs } from '../calculator/inputs';

interface CalculatorSectionProps {
  inputs: CalculatorInputs;
  /** The defaults of the fields, if they depend on the trade. */
  defaults?: CalculatorInputs | undefined;
  model?: PriceModel;
}

export function CalculatorSection({ inputs, defaults, model = 'perBooking' }: CalculatorSectionProps) {
  const planTerms = model === 'plan' ? pricingCopy.planMonth : undefined;
  const booking = useBookingWord();
  const [search] = useSearchParams();
  const adjusted = describeAdjustments(search, model, defaults);
  return (
    <section id="calculator" aria-labelledby="calculator-title" className="home-section home-band">
      <div className="page">
        <h2 id="calculator-title">What Are Missed Calls Costing You?</h2>
        <Island
          name="calculator"
          view={Calculator}
          props={{ inputs, defaults, model, planTerms, booking, adjusted }}
          load="used"
        />
      </div>
    </section>
  );
}
