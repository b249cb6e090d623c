import { pricingCopy, brand } from '~/brand';
import { dataTerms } from '~/content/data-terms';
import { TrialTerms } from '~/site/pricing';
import { SupportHours } from '~/site/support-contact';

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
      <h2>What You Can Hold Us To</h2>
      <ul>
        <li>
          <strong>You pay for results.</strong> {pricingCopy.price} {pricingCopy.noBookings}
        </li>
        <li>
          <strong>It never pretends.</strong> It doesn’t guess at prices. When it doesn’t know, it says so and
          gets you.
        </li>
        <li>
          <strong>Your business stays yours.</strong> You keep your number and your calendar. Dial one code,
          and we’re out of the way.
        </li>
        <li>
          <strong>Your callers’ data is yours, too.</strong> {dataTerms.recording} We delete what you tell us
          to: <a href="/security">what we keep, and who sees it</a>.
        </li>
        <li>
          <strong>People help people.</strong> Call our support line and a real person answers,{' '}
          <SupportHours end="." /> <a href="/contact">Talk to one</a>
        </li>
      </ul>
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
