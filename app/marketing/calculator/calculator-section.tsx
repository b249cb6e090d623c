import { useSearchParams } from '@remix-run/react';

import { pricingCopy } from '~/content/pricing-copy';
import type { PriceModel } from '~/brand';
import { Island } from '~/platform/enhancement/island';
import { useBookingWord } from '~/site/page-trade';
import { Section } from '../section';
import Calculator from './calculator.island';
import { describeAdjustments, readCalculatorInputs } from './inputs';
import type { CalculatorInputs } from './inputs';

interface CalculatorSectionProps {
  /** The defaults of the fields, if they depend on the page. */
  defaults?: CalculatorInputs | undefined;
  model?: PriceModel;
}

/** The calculator, with the inputs of the URL. */
export function CalculatorSection({ defaults, model = 'perBooking' }: CalculatorSectionProps) {
  const planTerms = model === 'plan' ? pricingCopy.planMonth : undefined;
  const booking = useBookingWord();
  const [search] = useSearchParams();
  const inputs = readCalculatorInputs(search, model, defaults);
  const adjusted = describeAdjustments(search, booking, model, defaults);
  return (
    <Section id="calculator" title="What Are Missed Calls Costing You?" tone="home-band">
      <div className="mt-1">
        <Island
          name="calculator"
          view={Calculator}
          props={{ inputs, defaults, model, planTerms, booking, adjusted }}
          isLazy
        />
      </div>
    </Section>
  );
}
