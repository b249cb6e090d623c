import { pricingCopy, brand } from '~/brand';
import { sources, verdicts } from '~/content/comparison';
import { SectionsPage } from '~/site/page-frames';
import { formatMoney } from '../calculator/figure-texts';
import { TryAction } from '../try-action';
import type { Assumptions } from './assumptions';
import { AssumptionsForm } from './assumptions-form';
import { CostTable } from './cost-table';
import { answeringCost, callCountsOf, callsLabel, ourCost, personCost, voicemailCost } from './monthly-costs';
import type { MonthlyCost } from './monthly-costs';
import { Option } from './option';
import { OtherAi } from './other-ai';

export function ComparePage({ assumptions }: { assumptions: Assumptions }) {
  const callCounts = callCountsOf(assumptions);
  const costs = (cost: (calls: number) => MonthlyCost) => callCounts.map(cost);
  const rows = [
    { ...verdicts.voicemail, costs: costs(voicemailCost) },
    { ...verdicts.answering, costs: costs((calls) => answeringCost(calls, assumptions)) },
    { ...verdicts.person, costs: costs(() => personCost(assumptions)) },
    { title: brand.product, costs: costs((calls) => ourCost(calls, assumptions)) },
  ];
  const countsInWords =
    assumptions.calls === null
      ? `${new Intl.ListFormat('en-US').format(callCounts.map(String))} calls`
      : callsLabel(assumptions.calls);
  const usual = assumptions.calls ?? 30;
  const ours = ourCost(usual, assumptions);
  const others = rows.flatMap((row) => ('better' in row ? [row] : []));
  return (
    <SectionsPage
      title="Four Ways to Answer the Phone"
      lead={`Voicemail, an answering service, a person at your desk, or AI. Here’s what each one costs at ${countsInWords} a month, and what each does better than we do. Below them: other AI receptionists, by name.`}
    >
      <section id="costs" aria-labelledby="costs-title" className="home-section">
        <div className="page home-split">
          <div>
            <h2 id="costs-title">What a Month Costs</h2>
            <CostTable callCounts={callCounts} rows={rows} />
            <p className="hint mt-3">
              Whole dollars, before taxes. {pricingCopy.price} The answering service’s prices are one
              company’s; others charge more, or less. <a href="#sources-title">Where the numbers come from</a>
              . The callers who hang up on voicemail and hire somebody else cost you, too. We don’t know how
              many, so they aren’t in the table.
            </p>
          </div>
          <AssumptionsForm assumptions={assumptions} />
        </div>
      </section>
      <section aria-labelledby="options-title" className="home-section home-band">
        <div className="page">
          <h2 id="options-title">How It Adds Up, and Where We Lose</h2>
          <div className="ticket-columns">
            {others.map((option) => (
              <Option key={option.title} callCounts={callCounts} {...option} />
            ))}
          </div>
        </div>
      </section>
      <section aria-labelledby="ours-title" className="home-section">
        <div className="page home-split">
          <div>
            <h2 id="ours-title">
              What {brand.product} Does for {formatMoney(ours.dollars)}
            </h2>
            <p className="mb-3">
              At {callsLabel(usual)} a month: {ours.sum}
            </p>
            <ul className="plain-list">
              <li>It answers at 2 AM and on Thanksgiving, and when three people call at once.</li>
              <li>It books the appointment while the caller is on the line.</li>
              <li>It puts emergencies through to you, and leaves the rest until morning.</li>
              <li>In a month without bookings it costs nothing.</li>
            </ul>
          </div>
          <div>
            <h3 className="mb-3">Choose Something Else If</h3>
            <ul className="plain-list">
              <li>most of your calls are long conversations rather than appointments,</li>
              <li>your callers are often in distress, and need a person right away,</li>
              <li>your calendar lives in software that doesn’t sync with Google or Outlook,</li>
              <li>somebody has to look up a chart or verify insurance during the call.</li>
            </ul>
            <TryAction />
          </div>
        </div>
      </section>
      <OtherAi assumptions={assumptions} />
      <Sources />
    </SectionsPage>
  );
}

function Sources() {
  return (
    <section id="sources" aria-labelledby="sources-title" className="home-section bg-tint">
      <div className="page">
        <h2 id="sources-title">Where the Numbers Come From</h2>
        <dl className="grid max-w-3xl gap-4">
          {Object.values(sources).map(({ figure, from, href, date }) => (
            <div key={href}>
              <dt className="font-semibold">{figure}</dt>
              <dd>
                <a href={href} className="wrap-anywhere">
                  {from}
                </a>{' '}
                <span className="hint block">{date}</span>
              </dd>
            </div>
          ))}
          <div>
            <dt className="font-semibold">Share of calls that become bookings, call length, hours a week</dt>
            <dd>Our examples, not facts. They’re the fields you can change above.</dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
