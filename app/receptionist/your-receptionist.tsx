import { pricingCopy, brand } from '~/brand';
import { receptionistLabel, receptionistPath } from '~/site/running-trial';
import type { RunningTrial } from '~/site/running-trial';
import { Ticket, TicketRows } from '~/site/ticket';

export interface YourReceptionistProps {
  agentId: string;
  /** The business, or empty. */
  name: string;
  number: string | null;
  /** The last day of the trial in words, after the checkout. */
  trialEnds: string | null;
  next: { label: string; path: string };
}

/** The trial for `RunningTrialContext`, or `null` before the checkout. */
export function runningTrial(receptionist: YourReceptionistProps | null | undefined): RunningTrial | null {
  if (!receptionist?.trialEnds) return null;
  return { agentId: receptionist.agentId, trialEnds: receptionist.trialEnds };
}

/** A card for an owner who comes back, so that nobody sets up the same receptionist twice. */
export function YourReceptionist({ agentId, name, number, trialEnds, next }: YourReceptionistProps) {
  return (
    <section className="mb-8 max-w-2xl" aria-label="Your receptionist">
      <Ticket label="Your receptionist" title={name || brand.product} stamp={null}>
        <TicketRows
          rows={[
            { label: 'Number', value: number ?? 'See its page' },
            { label: 'Next', value: next.label },
            ...(trialEnds ? [{ label: 'Trial', value: `${pricingCopy.ends} ${trialEnds}` }] : []),
          ]}
        />
        <p className="mt-4 flex flex-wrap gap-3">
          <a href={next.path} className="btn btn-primary max-sm:w-full">
            {next.label}
          </a>
          <a href={receptionistPath({ agentId })} className="btn btn-quiet max-sm:w-full">
            {receptionistLabel}
          </a>
        </p>
      </Ticket>
    </section>
  );
}
