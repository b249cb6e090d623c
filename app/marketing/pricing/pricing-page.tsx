import { Fragment } from 'react';
import type { ReactNode } from 'react';

import { pricing, pricingCopy } from '~/brand';
import { countedCalls, exampleMonths, pricingTexts } from '~/content/pricing-texts';
import { faqEntry } from '~/content/faq/questions';
import { includedFeatures } from '~/content/features';
import ChargeDates from '~/content/notes/charge-dates.mdx';
import CompareCosts from '~/content/notes/compare-costs.mdx';
import { Island } from '~/platform/enhancement/island';
import { FeatureList, TrialTerms } from '~/site/pricing';
import { SectionsPage } from '~/site/page-frames';
import { CalculatorSection } from '../landing/sections';
import type { CalculatorInputs } from '../calculator/inputs';
import { FaqAnswer } from '../faq/faq-answer';
import { GetStartedForm } from '../landing/start-actions';
import { RowList, Section } from '../section';
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
      <Section id="bill" title="What You Pay" lead={pricingTexts.bill}>
        <Island name="bill" view={Bill} props={{ inputs: bill, rates }} isLazy />
        <div className="mt-6 grid max-w-sm gap-3">
          <GetStartedForm />
          <TrialTerms />
        </div>
      </Section>
      <Section id="counts" title="What Counts as a Booking" lead={pricingCopy.price} tone="home-band">
        <p>
          {pricingCopy.missed} {pricingCopy.together}
        </p>
        <div className="home-split mt-6">
          <CallList title="You Pay For" calls={countedCalls.filter(({ costs }) => costs > 0)} />
          <CallList title="You Never Pay For" calls={countedCalls.filter(({ costs }) => costs === 0)} />
        </div>
      </Section>
      <Section id="months" title="Three Months, Added Up" lead={pricingTexts.months} tone="bg-tint">
        <div className="ticket-columns price-months">
          {exampleMonths.map(({ title, business, booked, free }) => (
            <Receipt key={title} title={<h3>{title}</h3>} label={business} booked={booked} free={free} />
          ))}
        </div>
      </Section>
      <Section id="card" title="When Your Card Is Charged">
        <ol className="home-steps mt-4">
          <ChargeDates components={{ ChargeDate, p: Fragment }} />
        </ol>
      </Section>
      <Section titleId="included-title" title="What’s in the Price" tone="bg-tint">
        <FeatureList features={includedFeatures} inColumns />
        <p className="mt-4">{pricingTexts.included}</p>
      </Section>
      <CalculatorSection inputs={inputs} defaults={defaults} />
      <Section titleId="money-title" title="Questions About Money">
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
          <CompareCosts components={{ p: Fragment }} />
        </p>
      </Section>
    </SectionsPage>
  );
}

/** The questions about money that the rest of the page doesn't answer. */
const otherQuestions = (['refund', 'cancel'] as const).map(faqEntry);

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

function ChargeDate({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      <p className="home-step-text">{children}</p>
    </li>
  );
}
