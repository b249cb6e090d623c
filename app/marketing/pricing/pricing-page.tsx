import { useSearchParams } from '@remix-run/react';

import { faqEntry } from '~/content/faq/questions';
import type { FaqId } from '~/content/faq/questions';
import Pricing from '~/content/pages/pricing.mdx';
import type { countedCalls } from '~/content/pricing-texts';
import { Island } from '~/platform/enhancement/island';
import { FeatureList } from '~/site/pricing';
import { FaqAnswer } from '../faq/faq-answer';
import { CalculatorSection } from '../landing/sections';
import { GetStartedForm } from '../landing/start-actions';
import { RowList } from '../section';
import { textParts } from '../text-parts';
import Bill from './bill.island';
import { billOf, readBillInputs } from './monthly-bill';
import { Receipt } from './receipt';
import { calculatorDefaultsFor, tradeRates } from './trade-rates';

const components = {
  ...textParts,
  CalculatorSection,
  CallList,
  FeatureList,
  GetStartedForm,
  Question,
  Receipt,
};

/** The bill is of the calls in the URL, and the calculator begins with its bookings. */
export function PricingPage() {
  const [search] = useSearchParams();
  const inputs = readBillInputs(search, tradeRates);
  return (
    <Pricing
      components={components}
      bill={<Island name="bill" view={Bill} props={{ inputs, rates: tradeRates }} isLazy />}
      defaults={calculatorDefaultsFor(billOf(inputs))}
    />
  );
}

function CallList({ title, calls }: { title: string; calls: typeof countedCalls }) {
  return (
    <div>
      <h3>{title}</h3>
      <RowList
        className="price-rows"
        rows={calls.map(({ call, costs, note }) => ({
          term: call,
          note,
          text: costs > 0 ? <span className="price-counts">${costs}</span> : '$0',
        }))}
      />
    </div>
  );
}

function Question({ id }: { id: FaqId }) {
  return (
    <details className="accordion">
      <summary>{faqEntry(id).question}</summary>
      <div className="prose">
        <FaqAnswer id={id} />
      </div>
    </details>
  );
}
