import { pricingCopy, pricing } from '~/brand';
import type { PriceModel } from '~/brand';
import { TicketRows } from './ticket';

/** The terms of the trial, once on each page that starts one. */
export function TrialTerms({ model = 'perBooking' }: { model?: PriceModel }) {
  return (
    <p className="trial-terms">
      {pricingCopy.trial}{' '}
      <span>{model === 'plan' ? pricingCopy.afterwardsPlan : pricingCopy.afterwards}</span>
    </p>
  );
}

export function TrialEndLink() {
  return <a href="/pricing#card">{pricingCopy.whenItEnds}</a>;
}

export function PriceTag() {
  return (
    <div className="mb-4">
      <p>
        <span className="font-display text-3xl font-bold tracking-tight">${pricing.perBooking}</span> per
        booking
      </p>
      <p className="hint">{pricingCopy.fees}</p>
    </div>
  );
}

/** Dates and amounts of the payments, from today on. */
export function BillDates() {
  return <TicketRows rows={pricingCopy.dates} />;
}
