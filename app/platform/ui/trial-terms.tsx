import { pricing } from '~/brand';

export type PriceModel = 'perBooking' | 'plan';

/** Stands next to every button that starts a trial: what is free, and what it costs afterwards. */
export function TrialTerms({ model = 'perBooking' }: { model?: PriceModel }) {
  const afterwards =
    model === 'plan' ? `$${pricing.plan.monthly} a month` : `$${pricing.perBooking} per booked job`;
  return (
    <p className="trial-terms">
      {pricing.trialDays}-day free trial, no charge today. Afterwards ${pricing.activation} to activate, then{' '}
      {afterwards}.
    </p>
  );
}
