import { brand, pricingCopy } from '~/brand';
import { chooseAnotherIf, figureSources, alternatives, whatOursDoes } from '~/content/comparison';
import { SectionsPage } from '~/site/page-frames';
import { Ticket, TicketRows } from '~/site/ticket';
import { formatMoney } from '../calculator/figure-texts';
import { TryAction } from '../landing/start-actions';
import { CostTable } from './cost-table';
import {
  answeringCost,
  assumptionRanges,
  callCountsOf,
  callsLabel,
  ourCost,
  personCost,
  voicemailCost,
} from './monthly-costs';
import type { Assumptions, MonthlyCost } from './monthly-costs';
import { OtherAi } from './other-ai';

export function ComparePage({ assumptions }: { assumptions: Assumptions }) {
  const callCounts = callCountsOf(assumptions);
  const costs = (cost: (calls: number) => MonthlyCost) => callCounts.map(cost);
  const others = [
    { ...alternatives.voicemail, costs: costs(voicemailCost) },
    { ...alternatives.answering, costs: costs((calls) => answeringCost(calls, assumptions)) },
    { ...alternatives.person, costs: costs(() => personCost(assumptions)) },
  ];
  const rows = [...others, { title: brand.product, costs: costs((calls) => ourCost(calls, assumptions)) }];
  const countsInWords =
    assumptions.calls === null
      ? `${new Intl.ListFormat('en-US').format(callCounts.map(String))} calls`
      : callsLabel(assumptions.calls);
  const usual = assumptions.calls ?? 30;
  const ours = ourCost(usual, assumptions);
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
              <OptionTicket key={option.title} callCounts={callCounts} {...option} />
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
              {whatOursDoes.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
          <div>
            <h3 className="mb-3">Choose Something Else If</h3>
            <ul className="plain-list">
              {chooseAnotherIf.map((line) => (
                <li key={line}>{line}</li>
              ))}
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
        <dl className="answer-columns">
          {Object.values(figureSources).map(({ figure, from, href, date }) => (
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

interface OptionTicketProps {
  title: string;
  callCounts: readonly number[];
  costs: readonly MonthlyCost[];
  better: readonly string[];
  worse: readonly string[];
}

/** A way to answer the phone: its costs, and what it does better and worse. */
function OptionTicket({ title, callCounts, costs, better, worse }: OptionTicketProps) {
  const isFlat = costs.length > 1 && new Set(costs.map(({ sum }) => sum)).size === 1;
  const shown = isFlat ? costs.slice(0, 1) : costs;
  return (
    <div className="grid items-start gap-3">
      <Ticket title={<h3>{title}</h3>} stamp={null}>
        <TicketRows
          rows={shown.map(({ dollars, sum }, index) => ({
            label: isFlat ? 'Any number of calls' : callsLabel(callCounts[index] ?? 0),
            value: (
              <>
                <strong className="tabular-nums">{formatMoney(Math.round(dollars))}</strong>{' '}
                <span className="hint block">{sum}</span>
              </>
            ),
          }))}
        />
      </Ticket>
      <h4 className="font-semibold">What It Does Better Than We Do</h4>
      <ul className="plain-list">
        {better.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h4 className="font-semibold">Where It Falls Short</h4>
      <ul className="plain-list">
        {worse.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

const fields: readonly { name: keyof Assumptions; label: string; placeholder?: string }[] = [
  { name: 'calls', label: 'Calls a month', placeholder: 'Yours' },
  { name: 'bookedPercent', label: 'Calls that become bookings (%)' },
  { name: 'minutesPerCall', label: 'Minutes per call, with wrap-up' },
  { name: 'hoursPerWeek', label: 'Hours a week, for a person' },
  { name: 'hourlyPay', label: 'Hourly pay ($)' },
];

/** The GET form puts the numbers into the URL, so that results can be shared; the server calculates them. */
function AssumptionsForm({ assumptions }: { assumptions: Assumptions }) {
  return (
    <form method="get" action="#costs" className="card grid gap-3">
      <h3>Your Numbers</h3>
      {fields.map(({ name, label, placeholder }) => (
        <div key={name} className="compare-field">
          <label htmlFor={name} className="field-label">
            {label}
          </label>
          <input
            id={name}
            name={name}
            type="number"
            inputMode="decimal"
            required={!placeholder}
            placeholder={placeholder}
            {...assumptionRanges[name]}
            className="input tabular-nums"
            defaultValue={name === 'hourlyPay' ? assumptions[name].toFixed(2) : (assumptions[name] ?? '')}
          />
        </div>
      ))}
      <button type="submit" className="btn btn-quiet">
        Add It Up Again
      </button>
    </form>
  );
}
