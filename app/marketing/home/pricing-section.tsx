import { brand, pricing } from '~/brand';
import { includedFeatures } from '~/content/features';
import { FeatureList } from '~/platform/ui/feature-list';
import { PriceTag } from '~/platform/ui/price-tag';
import { GetStartedForm } from './get-started-form';

/** The price, and what it is paid for. */
export function PricingSection() {
  return (
    <section id="pricing" aria-labelledby="pricing-title" className="page py-14">
      <div className="grid items-start gap-10 lg:grid-cols-2">
        <div className="card">
          <h2 id="pricing-title" className="mb-3">
            You pay when you get a job
          </h2>
          <PriceTag />
          <FeatureList features={includedFeatures} />
          <div className="mt-6">
            <GetStartedForm source="pricing" />
          </div>
        </div>
        <BillableBookings />
      </div>
    </section>
  );
}

function BillableBookings() {
  return (
    <div className="grid gap-6">
      <div>
        <h3 className="mb-1 text-xl">What counts as a booking</h3>
        <p>
          You pay ${pricing.perBooking} when a caller has a new appointment in your calendar that{' '}
          {brand.product} made.
        </p>
      </div>
      <div>
        <h3 className="mb-1 text-xl">What you never pay for</h3>
        <ul className="plain-list">
          <li>Questions, messages, wrong numbers and sales calls</li>
          <li>Calls that it puts through to you</li>
          <li>Moving or cancelling an appointment that exists already</li>
          <li>Your own test calls, and everything booked in the {pricing.trialDays} days of the trial</li>
          <li>A booking made by mistake or twice: tell us, and we take it off the bill</li>
        </ul>
      </div>
      <p className="hint">
        You give our payment provider a card when the trial starts, and nothing is charged before you
        activate. If you do not, it simply stops answering. Cards are charged per successful booking; a month
        without one costs nothing.
      </p>
    </div>
  );
}
