import { TrialTerms } from '~/site/pricing';
import type { PriceModel } from '~/site/pricing';
import { receptionistLabel, receptionistPath, useOwnReceptionist } from '~/site/own-receptionist';
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

/** The link to the setup. Owners go on with their receptionist instead, and can set up another one. */
export function StartLinks({ large = false }: { large?: boolean }) {
  const query = useTradeQuery();
  const own = useOwnReceptionist();
  const size = large ? 'btn-large' : '';
  if (!own)
    return (
      <a href={`/create-agent${query}`} className={`btn btn-primary ${size}`}>
        Try Free Tonight
      </a>
    );
  const { path, label } = own.trialStatus
    ? { path: receptionistPath(own), label: receptionistLabel }
    : own.next;
  return (
    <>
      <a href={path} className={`btn btn-primary ${size}`}>
        {label}
      </a>{' '}
      <a href={`/create-agent${query}`} className={`btn btn-quiet ${size}`}>
        Set up another one
      </a>
    </>
  );
}

/** The terms of the trial, or its last day if it runs. */
export function StartTerms({ model }: StartTermsProps) {
  const trialStatus = useOwnReceptionist()?.trialStatus;
  if (!trialStatus) return <TrialTerms model={model} />;
  return <p className="trial-terms">{trialStatus}.</p>;
}
