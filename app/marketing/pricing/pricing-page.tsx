import { faqEntry } from '~/content/faq/questions';
import type { FaqId } from '~/content/faq/questions';
import Pricing from '~/content/pages/pricing.mdx';
import type { countedCalls } from '~/content/pricing-texts';
import { Island } from '~/platform/enhancement/island';
import { FeatureList } from '~/site/pricing';
import type { CalculatorInputs } from '../calculator/inputs';
import { FaqAnswer } from '../faq/faq-answer';
import { CalculatorSection } from '../landing/sections';
import { GetStartedForm } from '../landing/start-actions';
import { RowList } from '../section';
import { textParts } from '../text-parts';
import Bill from './bill.island';
import type { BillInputs, TradeRate } from './monthly-bill';
import { Receipt } from './receipt';

interface PricingPageProps {
  inputs: CalculatorInputs;
  /** The calculator's defaults, which are about the bill's bookings. */
  defaults: CalculatorInputs;
  bill: BillInputs;
  rates: readonly TradeRate[];
}

export function PricingPage({ bill, rates, ...calculator }: PricingPageProps) {
  return (
    <Pricing
      components={{ ...textParts, CallList, FeatureList, GetStartedForm, Question, Receipt }}
      bill={<Island name="bill" view={Bill} props={{ inputs: bill, rates }} isLazy />}
      calculator={<CalculatorSection {...calculator} />}
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
