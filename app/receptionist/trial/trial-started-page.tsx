import { pricingCopy } from '~/brand';
import { FlowPage } from '~/site/flow-page';

interface TrialStartedPageProps {
  agentId: string;
  /** The last day of the trial in words. */
  trialEnds: string;
}

/** Shown instead of the trial form and the payment page once the checkout is done. */
export function TrialStartedPage({ agentId, trialEnds }: TrialStartedPageProps) {
  return (
    <FlowPage>
      <h1 className="mb-3">Your Trial Is Set Up</h1>
      <p className="mb-3 text-lg font-semibold">
        {pricingCopy.ends} {trialEnds}.
      </p>
      <p className="mb-6">
        {pricingCopy.isSetUp} {pricingCopy.end}
      </p>
      <div className="flex flex-wrap gap-3">
        <a href={`/calendar-setup?agentId=${agentId}`} className="btn btn-primary">
          Open your checklist
        </a>
        <a href={`/demo/agent/${agentId}`} className="btn btn-quiet">
          Back to my receptionist
        </a>
      </div>
    </FlowPage>
  );
}
