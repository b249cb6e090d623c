import { pricingCopy, brand } from '~/brand';
import { dataTerms } from '~/content/data-terms';
import { TrialTerms } from '~/site/pricing';
import { SupportHours } from '~/site/support-contact';
import { Ticket, TicketRows } from '~/site/ticket';

const promises = [
  { label: 'You pay for results', value: `${pricingCopy.price} ${pricingCopy.noBookings}` },
  {
    label: 'It never pretends',
    value: 'It doesn’t guess at prices. When it doesn’t know, it says so and gets you.',
  },
  {
    label: 'Your business stays yours',
    value: 'You keep your number and your calendar. Dial one code, and we’re out of the way.',
  },
  {
    label: 'Your callers’ data is yours, too',
    value: (
      <>
        {dataTerms.recording} We delete what you tell us to:{' '}
        <a href="/security">what we keep, and who sees it</a>.
      </>
    ),
  },
  {
    label: 'People help people',
    value: (
      <>
        Call our support line and a real person answers, <SupportHours end="." />{' '}
        <a href="/contact">Talk to one</a>
      </>
    ),
  },
];

export function Mission() {
  return (
    <div className="prose">
      <p className="font-display text-xl">
        Our mission: nobody who does good work should lose a job because their hands were full when the phone
        rang.
      </p>
      <p>
        A big company has a front desk. A plumber under a sink, a vet in surgery or an attorney in court has
        voicemail, and a lot of callers hang up on it. {brand.product} is the front desk for the rest of us:
        it picks up right away, knows your calendar, and books the job before the caller hangs up.
      </p>
      <Ticket title={<h2 className="mt-0">What You Can Hold Us To</h2>} stamp={null}>
        <TicketRows rows={promises} />
      </Ticket>
      <p className="flex flex-wrap gap-3">
        <a href="/create-agent" className="btn btn-primary">
          Try Now
        </a>{' '}
        <a href="/faq" className="btn btn-quiet">
          Read the FAQ
        </a>
      </p>
      <TrialTerms />
    </div>
  );
}
