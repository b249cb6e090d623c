import { bill, brand } from '~/brand';
import { TrialTerms } from '~/platform/ui/bill';
import { SupportHours } from '~/platform/ui/support-hours';

export function Mission() {
  return (
    <div className="prose">
      <p className="font-display text-xl">
        Our mission: nobody who does good work should lose a job because both hands were full when the phone
        rang.
      </p>
      <p>
        A big company has a front desk. A plumber under a sink, a vet in surgery or an attorney in court has a
        voicemail, and many callers hang up on it. {brand.product} is the front desk for the rest of us: it
        picks up on the first rings, knows your calendar, and writes the job down before the caller is gone.
      </p>
      <h2>What we hold ourselves to</h2>
      <ul>
        <li>
          <strong>You pay for results.</strong> {bill.price} {bill.noBookings}
        </li>
        <li>
          <strong>It never pretends.</strong> It does not guess prices, and when it does not know, it says so
          and gets you.
        </li>
        <li>
          <strong>Your business stays yours.</strong> You keep your number and your calendar. One code on your
          phone and we are out of the way.
        </li>
        <li>
          <strong>People help people.</strong> When you call our support line, a person answers,{' '}
          <SupportHours end="." />
        </li>
      </ul>
      <p className="flex flex-wrap gap-3">
        <a href="/create-agent" className="btn btn-primary">
          Try Now
        </a>
        <a href="/faq" className="btn btn-quiet">
          Questions and answers
        </a>
      </p>
      <TrialTerms />
    </div>
  );
}
