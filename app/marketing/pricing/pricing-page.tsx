import { pricingCopy, pricing } from '~/brand';
import { includedFeatures } from '~/content/features';
import { FeatureList } from '~/site/feature-list';
import { SectionsPage } from '~/site/page-frames';
import { CalculatorSection } from '../calculator/calculator-section';
import type { CalculatorInputs } from '../calculator/inputs';
import { cost } from '../faq/questions/cost';
import { PriceTicket } from '../home/pricing-section';
import { ChargeDates } from './charge-dates';
import { CountedCalls } from './counted-calls';
import { ExampleMonths } from './example-months';

interface PricingPageProps {
  inputs: CalculatorInputs;
}

export function PricingPage({ inputs }: PricingPageProps) {
  return (
    <SectionsPage
      title={`$${pricing.perBooking} per booking. ${pricingCopy.noBookings}`}
      lead={`${pricingCopy.fees} ${pricingCopy.tryFirst}`}
    >
      <section aria-labelledby="receipt-title" className="home-section">
        <div className="page home-split">
          <PriceTicket title={<h2 id="receipt-title">What You Pay</h2>} />
          <div>
            <h2>What’s in the Price</h2>
            <FeatureList features={includedFeatures} />
            <p className="mt-4">
              Every feature, every call, every customer. There’s one price, so there’s no plan to pick.
            </p>
          </div>
        </div>
      </section>
      <CountedCalls />
      <ExampleMonths />
      <ChargeDates />
      <CalculatorSection inputs={inputs} />
      <MoneyQuestions />
    </SectionsPage>
  );
}

function MoneyQuestions() {
  return (
    <section aria-labelledby="money-title" className="home-section">
      <div className="page">
        <h2 id="money-title">Questions About Money</h2>
        <div className="max-w-3xl">
          {cost.map(({ id, question, answer }) => (
            <details key={id} className="accordion">
              <summary>{question}</summary>
              <div className="prose">{answer}</div>
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
