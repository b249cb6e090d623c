import { pricing } from '~/brand';

export function PriceTag() {
  return (
    <p className="mb-4">
      <span className="font-display text-4xl font-bold tracking-tight">${pricing.perBooking}</span> per
      booking
      <span className="hint block">No setup fee, no per-minute charge, no base subscription.</span>
    </p>
  );
}
