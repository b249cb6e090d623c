import { brand, pricing } from '~/brand';
import { includedFeatures } from '~/content/features';
import { FeatureList } from '~/platform/ui/feature-list';
import { PriceTag } from '~/platform/ui/price-tag';
import { Ticket, TicketRows } from '~/platform/ui/ticket';
import { GetStartedForm } from './get-started-form';

const prices = [
  { label: 'Today', value: '$0' },
  { label: `${pricing.trialDays} days`, value: 'Free' },
  { label: 'Then', value: `$${pricing.activation} to activate` },
  { label: 'A booking', value: `$${pricing.perBooking}` },
  { label: 'A quiet month', value: '$0' },
];

export function PricingSection() {
  return (
    <section id="pricing" aria-labelledby="pricing-title" className="home-section">
      <div className="page home-split">
        <Ticket title={<h2 id="pricing-title">You pay when you get a job</h2>} stamp={null}>
          <div className="mt-3">
            <PriceTag />
          </div>
          <TicketRows rows={prices} />
          <div className="mt-5">
            <GetStartedForm source="pricing" />
          </div>
        </Ticket>
        <BillableBookings />
      </div>
    </section>
  );
}

function BillableBookings() {
  return (
    <div className="grid gap-5">
      <div>
        <h3>What counts as a booking</h3>
        <p>
          You pay ${pricing.perBooking} for a new appointment in your calendar that {brand.product} made.
        </p>
      </div>
      <div>
        <h3>What you never pay for</h3>
        <ul className="plain-list">
          <li>Questions, messages, wrong numbers and sales calls</li>
          <li>Calls that it puts through to you</li>
          <li>Moving or canceling an appointment that exists already</li>
          <li>Your own test calls, and everything booked in the {pricing.trialDays} days of the trial</li>
          <li>A booking made by mistake or twice: tell us, and we take it off the bill</li>
        </ul>
      </div>
      <div>
        <details className="accordion home-aside">
          <summary>What the price includes</summary>
          <FeatureList features={includedFeatures} />
        </details>
        <details className="accordion home-aside">
          <summary>When your card is charged</summary>
          <p>
            You give our payment provider a card when the trial starts, and nothing is charged before you
            activate. If you do not, it simply stops answering. Cards are charged per successful booking; a
            month without one costs nothing.
          </p>
        </details>
      </div>
    </div>
  );
}
