import type { ReactNode } from 'react';

import { pricingCopy } from '~/brand';
import { BillDates, PriceTag } from '~/site/pricing';
import { Ticket } from '~/site/ticket';
import { GetStartedForm } from './start-actions';

export function PricingSection() {
  return (
    <section id="pricing" aria-labelledby="pricing-title" className="home-section">
      <div className="page home-split">
        <PriceTicket title={<h2 id="pricing-title">You Pay When You Get a Booking</h2>} />
        <BillableBookings />
      </div>
    </section>
  );
}

/** The price, the dates of the payments and the button that starts the setup. */
function PriceTicket({ title }: { title: ReactNode }) {
  return (
    <Ticket title={title} stamp={null}>
      <div className="mt-3">
        <PriceTag />
      </div>
      <BillDates />
      <div className="mt-5">
        <GetStartedForm source="pricing" />
      </div>
    </Ticket>
  );
}

function BillableBookings() {
  return (
    <div className="grid content-start sm:gap-4">
      <details className="accordion home-aside fold-on-phones">
        <summary>
          <h3>What Counts as a Booking</h3>
        </summary>
        <p>
          {pricingCopy.price} {pricingCopy.missed}
        </p>
      </details>
      <details className="accordion home-aside fold-on-phones">
        <summary>
          <h3>What You Never Pay For</h3>
        </summary>
        <ul className="plain-list">
          {pricingCopy.neverPaid.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </details>
      <div>
        <details className="accordion home-aside">
          <summary>When Your Card Is Charged</summary>
          <p>
            {pricingCopy.start} {pricingCopy.card} {pricingCopy.end} {pricingCopy.noBookings}
          </p>
        </details>
        <p className="mt-3">
          <a href="/pricing">Sample bills and no-shows</a>, or{' '}
          <a href="/compare">compare with an answering service</a>
        </p>
      </div>
    </div>
  );
}
