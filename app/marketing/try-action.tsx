import { pricingCopy } from '~/brand';
import { TrialTerms } from '~/site/pricing';
import type { PriceModel } from '~/site/pricing';
import { receptionistLabel, receptionistPath, useRunningTrial } from '~/site/running-trial';
import { useTradeQuery } from './trades/trade-query';

interface StartTermsProps {
  model?: PriceModel | undefined;
}

/** A section's main action with its terms. */
export function TryAction({ model }: StartTermsProps) {
  return (
    <div className="home-action">
      <StartLinks />
      <StartTerms model={model} />
    </div>
  );
}

/** The link to the setup. Owners whose trial runs go to their receptionist instead, and can set up another one. */
export function StartLinks({ large = false }: { large?: boolean }) {
  const query = useTradeQuery();
  const trial = useRunningTrial();
  const size = large ? 'btn-large' : '';
  if (!trial)
    return (
      <a href={`/create-agent${query}`} className={`btn btn-primary ${size}`}>
        Try Free Tonight
      </a>
    );
  return (
    <>
      <a href={receptionistPath(trial)} className={`btn btn-primary ${size}`}>
        {receptionistLabel}
      </a>{' '}
      <a href={`/create-agent${query}`} className={`btn btn-quiet ${size}`}>
        Set up another one
      </a>
    </>
  );
}

/** The terms of the trial, or its last day if it runs. */
export function StartTerms({ model }: StartTermsProps) {
  const trial = useRunningTrial();
  if (!trial) return <TrialTerms model={model} />;
  return (
    <p className="trial-terms">
      {pricingCopy.ends} {trial.trialEnds}.
    </p>
  );
}
