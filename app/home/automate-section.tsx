import { brand, pricing } from '../brand';

const usualJob = 150;

/** Why it pays: scheduling, revenue, cost. */
export function AutomateSection() {
  return (
    <section id="automate" aria-labelledby="automate-title" className="bg-tint py-14">
      <div className="page grid gap-x-12 gap-y-6 lg:grid-cols-[1fr_2fr]">
        <h2 id="automate-title">Automate. Save Time. Grow.</h2>
        <dl className="grid gap-5">
          <div>
            <dt className="font-display text-lg font-bold">AI scheduling</dt>
            <dd>
              {brand.product} knows how long a job takes and how long the drive is, and offers callers only
              the times that work. You stop playing phone tag from the driver&rsquo;s seat.
            </dd>
          </div>
          <div>
            <dt className="font-display text-lg font-bold">Revenue gain</dt>
            <dd>
              The caller who gets no answer dials the next name on the list. One job of ${usualJob} that stays
              with you pays for {usualJob / pricing.perBooking} bookings.
            </dd>
          </div>
          <div>
            <dt className="font-display text-lg font-bold">Cost savings</dt>
            <dd>
              No setup fee, no per-minute charge, no base subscription. A quiet month without a booking costs
              nothing.
            </dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
