import { bill, pricing } from '~/brand';
import { TicketRows } from './ticket';

export type PriceModel = 'perBooking' | 'plan';

/** Under every button that starts something: what it costs. */
export function TrialTerms({ model = 'perBooking' }: { model?: PriceModel }) {
  return (
    <p className="trial-terms">
      {bill.trial} <span>{model === 'plan' ? bill.afterwardsPlan : bill.afterwards}</span>
    </p>
  );
}

export function PriceTag() {
  return (
    <p className="mb-4">
      <span className="font-display text-3xl font-bold tracking-tight">${pricing.perBooking}</span> per
      booking
      <span className="hint block">{bill.fees}</span>
    </p>
  );
}

/** What is paid when, from today on. */
export function BillDates() {
  return <TicketRows rows={bill.dates} />;
}
