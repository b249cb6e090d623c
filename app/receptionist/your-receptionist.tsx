import { pricingCopy, brand } from '~/brand';
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
          <a href={`/demo/agent/${agentId}`} className="btn btn-quiet max-sm:w-full">
            Back to my receptionist
          </a>
        </p>
      </Ticket>
    </section>
  );
}
