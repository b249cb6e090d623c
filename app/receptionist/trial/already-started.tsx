import { pricingCopy } from '~/brand';

/** Before the offer of a trial, for an owner who may have started it in another browser. */
export function AlreadyStarted({ agentId }: { agentId: string }) {
  return (
    <div className="mb-5 rounded-xl bg-tint px-4 py-3">
      <p>{pricingCopy.maybeStarted}</p>
      <p>
        Already started your trial? <a href={`/calendar-setup?agentId=${agentId}`}>Open your checklist</a>
      </p>
    </div>
  );
}
