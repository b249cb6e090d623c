import type { ReactNode } from 'react';

import { pricing, pricingCopy } from '~/brand';
import { countedCalls } from '~/content/counted-calls';
import { exampleMonths } from '~/content/example-months';
import { faqEntry } from '~/content/faq/questions';
import { includedFeatures } from '~/content/features';
import { Island } from '~/platform/enhancement/island';
import { FeatureList, TrialTerms } from '~/site/pricing';
import { SectionsPage } from '~/site/page-frames';
import { CalculatorSection } from '../landing/sections';
import type { CalculatorInputs } from '../calculator/inputs';
import { FaqAnswer } from '../faq/faq-answer';
import { GetStartedForm } from '../landing/start-actions';
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

export function PricingPage({ inputs, defaults, bill, rates }: PricingPageProps) {
  return (
    <SectionsPage
      title={`$${pricing.perBooking} per booking. ${pricingCopy.noBookings}`}
      lead={pricingCopy.fees}
    >
      <section id="bill" aria-labelledby="bill-title" className="home-section">
        <div className="page">
          <h2 id="bill-title">What You Pay</h2>
          <p className="home-lead">Say how many calls you get. Only the bookings cost anything.</p>
          <Island name="bill" view={Bill} props={{ inputs: bill, rates }} isLazy />
          <div className="mt-6 grid max-w-sm gap-3">
            <GetStartedForm />
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
          <FeatureList features={includedFeatures} inColumns />
          <p className="mt-4">
            Every feature, every call, every customer. There’s one price, so there’s no plan to pick.
          </p>
        </div>
      </section>
      <CalculatorSection inputs={inputs} defaults={defaults} />
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

function CountedCalls() {
  return (
    <section id="counts" aria-labelledby="counts-title" className="home-section home-band">
      <div className="page">
        <h2 id="counts-title">What Counts as a Booking</h2>
        <p className="home-lead">{pricingCopy.price}</p>
        <p>
          {pricingCopy.missed} {pricingCopy.together}
        </p>
        <div className="home-split mt-6">
          <CallList title="You Pay For" calls={countedCalls.filter(({ costs }) => costs > 0)} />
          <CallList title="You Never Pay For" calls={countedCalls.filter(({ costs }) => costs === 0)} />
        </div>
      </div>
    </section>
  );
}

function CallList({ title, calls }: { title: string; calls: typeof countedCalls }) {
  return (
    <div>
      <h3>{title}</h3>
      <dl className="trade-rows price-rows">
        {calls.map(({ call, costs, note }) => (
          <div key={call}>
            <dt>
              {call} {note ? <span className="hint block font-normal">{note}</span> : null}
            </dt>
            <dd className={costs > 0 ? 'price-counts' : undefined}>${costs}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function ExampleMonths() {
  return (
    <section id="months" aria-labelledby="months-title" className="home-section bg-tint">
      <div className="page">
        <h2 id="months-title">Three Months, Added Up</h2>
        <p className="home-lead">Made-up businesses, real arithmetic.</p>
        <div className="ticket-columns price-months">
          {exampleMonths.map((month) => (
            <Receipt
              key={month.title}
              title={<h3>{month.title}</h3>}
              label={month.business}
              booked={month.booked}
              free={month.free}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

const dates: readonly { when: string; text: ReactNode }[] = [
  { when: 'Today', text: pricingCopy.tryFirst },
  { when: 'When You Start', text: `${pricingCopy.start} ${pricingCopy.card} ${pricingCopy.provider}` },
  {
    when: `Day ${pricing.trialDays}`,
    text: (
      <>
        {pricingCopy.end} Dial the <a href="/testforwarding">code that turns off forwarding</a>, and your
        phone works the way it did before.
      </>
    ),
  },
  { when: 'Every Month After', text: pricingCopy.monthly },
];

function ChargeDates() {
  return (
    <section id="card" aria-labelledby="card-title" className="home-section">
      <div className="page">
        <h2 id="card-title">When Your Card Is Charged</h2>
        <ol className="home-steps mt-4">
          {dates.map(({ when, text }) => (
            <li key={when}>
              <h3>{when}</h3>
              <p className="home-step-text">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
