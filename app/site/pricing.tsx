import { pricing } from '~/brand';
import { pricingCopy } from '~/content/pricing-copy';
import type { PriceModel } from '~/brand';
import { Icon } from './icon';

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
        <span className="font-display text-3xl font-bold">${pricing.perBooking}</span> per booking
      </p>
      <p className="hint">{pricingCopy.fees}</p>
    </div>
  );
}

interface FeatureListProps {
  features: readonly string[];
  /** Whether wide screens show two columns. */
  inColumns?: boolean;
}

export function FeatureList({ features, inColumns = false }: FeatureListProps) {
  return (
    <ul className={`grid gap-2 ${inColumns ? 'md:grid-cols-2' : ''}`}>
      {features.map((feature) => (
        <li key={feature} className="flex gap-3">
          <Icon name="check" size="1.18rem" strokeWidth={3.1} className="mt-1 flex-none text-accent" />
          {feature}
        </li>
      ))}
    </ul>
  );
}
