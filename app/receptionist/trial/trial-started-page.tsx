import { pricingCopy } from '~/brand';
import { FlowPage } from '~/site/flow-page';

interface TrialStartedPageProps {
  agentId: string;
  /** Until when the trial runs, as a sentence without its period. */
  trialStatus: string;
}

/** Shown instead of the trial form and the payment page once the checkout is done. */
export function TrialStartedPage({ agentId, trialStatus }: TrialStartedPageProps) {
  return (
    <FlowPage>
      <h1 className="mb-3">Your Trial Is Set Up</h1>
      <p className="mb-3 text-lg font-semibold">{trialStatus}.</p>
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
      <p className="hint mt-6">
        Checkout didn’t finish? <a href="/payment-setup?again=true">Add a card</a>. You can’t be signed up
        twice.
      </p>
    </FlowPage>
  );
}
