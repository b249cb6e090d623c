import { ctaClick, getStartedPath, getStartedText } from '~/visits/get-started';
import type { CtaSource } from '~/visits/get-started';
import { TrialTerms } from '~/platform/ui/bill';
import type { PriceModel } from '~/platform/ui/bill';

interface GetStartedFormProps {
  source: CtaSource;
  model?: PriceModel;
}

/** A form, so that its use is logged without scripts, too. */
export function GetStartedForm({ source, model }: GetStartedFormProps) {
  return (
    <form
      method="post"
      action={getStartedPath}
      data-click={JSON.stringify({ name: 'cta_clicked', ...ctaClick(source) })}
    >
      <input type="hidden" name="source" value={source} />
      <button type="submit" className="btn btn-primary mb-3 w-full">
        {getStartedText}
      </button>
      <TrialTerms model={model} />
    </form>
  );
}
