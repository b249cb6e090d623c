import { pricing } from '~/brand';

export type PriceModel = 'perBooking' | 'plan';

export function TrialTerms({ model = 'perBooking' }: { model?: PriceModel }) {
  const afterwards =
    model === 'plan' ? `$${pricing.plan.monthly} a month` : `$${pricing.perBooking} per booked job`;
  return (
    <p className="trial-terms">
      {pricing.trialDays}-day free trial, no charge today.{' '}
      <span>
        After that, ${pricing.activation} to activate, then {afterwards}.
      </span>
    </p>
  );
}
