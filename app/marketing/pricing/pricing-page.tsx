import { pricingCopy, pricing } from '~/brand';
import { faqEntry } from '~/content/faq/questions';
import { includedFeatures } from '~/content/features';
import { Island } from '~/platform/enhancement/island';
import { FeatureList } from '~/site/feature-list';
import { SectionsPage } from '~/site/page-frames';
import { TrialTerms } from '~/site/pricing';
import { CalculatorSection } from '../calculator/calculator-section';
import type { CalculatorInputs } from '../calculator/inputs';
import { FaqAnswer } from '../faq/faq-answer';
import { GetStartedForm } from '../home/get-started-form';
import Bill from './bill.island';
import { ChargeDates } from './charge-dates';
import { CountedCalls } from './counted-calls';
import { ExampleMonths } from './example-months';
import type { BillInputs, TradeRate } from './monthly-bill';

interface PricingPageProps {
  inputs: CalculatorInputs;
  bill: BillInputs;
  rates: readonly TradeRate[];
}

export function PricingPage({ inputs, bill, rates }: PricingPageProps) {
  return (
    <SectionsPage
      title={`$${pricing.perBooking} per booking. ${pricingCopy.noBookings}`}
      lead={pricingCopy.fees}
    >
      <section id="bill" aria-labelledby="bill-title" className="home-section">
        <div className="page">
          <h2 id="bill-title">What You Pay</h2>
          <p className="home-lead">Say how many calls you get. Only the bookings cost anything.</p>
          <Island name="bill" view={Bill} props={{ inputs: bill, rates }} load="used" />
          <div className="mt-6 max-w-sm">
            <GetStartedForm source="pricing" />
            <TrialTerms />
          </div>
        </div>
      </section>
      <CountedCalls />
      <ExampleMonths />
      <ChargeDates />
      <section aria-labelledby="included-title" className="home-section bg-tint">
        <div className="page">
          <h2 id="included-title">What’s in the Price</h2>
          <FeatureList features={includedFeatures} />
          <p className="mt-4">
            Every feature, every call, every customer. There’s one price, so there’s no plan to pick.
          </p>
        </div>
      </section>
      <CalculatorSection inputs={inputs} />
      <MoneyQuestions />
    </SectionsPage>
  );
}

/** The questions about money that the rest of the page doesn't answer. */
const otherQuestions = (['refund', 'cancel'] as const).map(faqEntry);

function MoneyQuestions() {
  return (
    <section aria-labelledby="money-title" className="home-section">
      <div className="page">
        <h2 id="money-title">Questions About Money</h2>
        <div className="max-w-3xl">
          {otherQuestions.map(({ id, question }) => (
            <details key={id} className="accordion">
              <summary>{question}</summary>
              <div className="prose">
                <FaqAnswer id={id} />
              </div>
            </details>
          ))}
        </div>
        <p className="mt-4">
          What would somebody at a desk cost you? <a href="/compare">See the sums side by side</a>. Everything
          else is in the <a href="/faq">FAQ</a>, or <a href="/contact">ask a person</a>.
        </p>
      </div>
    </section>
  );
}
