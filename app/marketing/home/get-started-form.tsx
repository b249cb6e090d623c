import { ctaClick, getStartedPath, getStartedText } from '~/visits/get-started';
import type { CtaSource } from '~/visits/get-started';
import type { PriceModel } from '~/site/pricing';
import { useOwnReceptionist } from '~/site/own-receptionist';
import { useTradeSlug } from '../trades/trade-query';
import { TryAction } from '../try-action';

interface GetStartedFormProps {
  source: CtaSource;
  model?: PriceModel;
}

/** A form instead of a link, so that clicks are logged without scripts, too. */
export function GetStartedForm({ source, model }: GetStartedFormProps) {
  const trade = useTradeSlug();
  const own = useOwnReceptionist();
  if (own) return <TryAction model={model} />;
  return (
    <form
      method="post"
      action={getStartedPath}
      data-click={JSON.stringify({ name: 'cta_clicked', ...ctaClick(source, trade) })}
    >
      <input type="hidden" name="source" value={source} />
      {trade ? <input type="hidden" name="trade" value={trade} /> : null}
      <button type="submit" className="btn btn-primary w-full">
        {getStartedText}
      </button>
    </form>
  );
}
