import type { PriceModel } from '~/brand';
import { receptionistLabel, useCurrentReceptionist } from '~/receptionist/own/your-receptionist';
import { nextLink } from '~/receptionist/record/next-link';
import { TrialTerms } from '~/site/pricing';
import { ctaClick, getStartedText } from '~/analytics/step-data';
import { useTradeQuery, useTradeSlug } from '~/site/page-trade';
import { receptionistPath } from '~/domain/paths';

interface StartTermsProps {
  model?: PriceModel | undefined;
}

interface StartLinksProps {
  /** The label of the link to the setup. */
  label?: string;
  size?: 'large';
}

/** The main action of a section or an article, with its terms. */
export function TryAction({ model, label }: StartTermsProps & Pick<StartLinksProps, 'label'>) {
  return (
    <div className="mt-6 grid justify-items-start gap-2">
      <StartLinks {...(label ? { label } : {})} />
      <StartTerms model={model} />
    </div>
  );
}

/** The link to the setup. Owners get a link to their receptionist instead, and one to set up another. */
export function StartLinks({ label = 'Try Free Tonight', size }: StartLinksProps) {
  const query = useTradeQuery();
  const own = useCurrentReceptionist();
  const sizeClass = size ? `btn-${size}` : '';
  if (!own)
    return (
      <a href={`/create-agent${query}`} className={`btn btn-primary ${sizeClass}`}>
        {label}
      </a>
    );
  const toOwn = own.trial.period
    ? { path: receptionistPath(own.agentId), label: receptionistLabel }
    : nextLink(own, { offersUnknown: false });
  return (
    <>
      <a href={toOwn.path} className={`btn btn-primary ${sizeClass}`}>
        {toOwn.label}
      </a>{' '}
      <a href={`/create-agent${query}`} className={`btn btn-quiet ${sizeClass}`}>
        Set up another receptionist
      </a>
    </>
  );
}

/** The terms of the trial, or its last day if it was started. */
export function StartTerms({ model }: StartTermsProps) {
  const period = useCurrentReceptionist()?.trial.period;
  if (!period) return <TrialTerms model={model} />;
  return <p className="trial-terms">{period.status}.</p>;
}

interface GetStartedFormProps {
  model?: PriceModel;
}

/** Uses a form instead of a link, so that clicks are logged without scripts, too. */
export function GetStartedForm({ model }: GetStartedFormProps) {
  const trade = useTradeSlug();
  const own = useCurrentReceptionist();
  if (own) return <TryAction model={model} />;
  return (
    <form
      method="post"
      action="/get-started"
      data-click={JSON.stringify({ name: 'cta_clicked', ...ctaClick(trade) })}
    >
      {trade ? <input type="hidden" name="trade" value={trade} /> : null}
      <button type="submit" className="btn btn-primary w-full">
        {getStartedText}
      </button>
    </form>
  );
}
