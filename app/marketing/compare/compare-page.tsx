import type { ReactNode } from 'react';

import { brand, pricing } from '~/brand';
import {
  alternatives,
  chooseAnotherIf,
  compareTexts,
  figureSources,
  ourAssumptions,
  whatOursDoes,
} from '~/content/comparison';
import ComparedCosts from '~/content/notes/compared-costs.mdx';
import { buyersQuestions, otherReceptionists } from '~/content/other-receptionists';
import type { OtherReceptionist } from '~/content/other-receptionists';
import { SectionsPage } from '~/site/page-frames';
import { Ticket, TicketRows } from '~/site/ticket';
import { formatMoney } from '../calculator/figure-texts';
import { TryAction } from '../landing/start-actions';
import { AnswerList, PlainList, Section } from '../section';
import {
  answeringCost,
  assumptionRanges,
  callCountsOf,
  callsLabel,
  otherAiDollars,
  ourCost,
  personCost,
  voicemailCost,
} from './monthly-costs';
import type { Assumptions, MonthlyCost } from './monthly-costs';

export function ComparePage({ assumptions }: { assumptions: Assumptions }) {
  const callCounts = callCountsOf(assumptions);
  const costs = (cost: (calls: number) => MonthlyCost) => callCounts.map(cost);
  const others = [
    { ...alternatives.voicemail, costs: costs(voicemailCost) },
    { ...alternatives.answering, costs: costs((calls) => answeringCost(calls, assumptions)) },
    { ...alternatives.person, costs: costs(() => personCost(assumptions)) },
  ];
  const rows = [...others, { title: brand.product, costs: costs((calls) => ourCost(calls, assumptions)) }];
  const usual = assumptions.calls ?? 30;
  const ours = ourCost(usual, assumptions);
  return (
    <SectionsPage title="Four Ways to Answer the Phone" lead={compareTexts.lead(countsInWords(assumptions))}>
      <Section id="costs" title="What a Month Costs" aside={<AssumptionsForm assumptions={assumptions} />}>
        <CostTable caption="Dollars a month, by the number of calls" callCounts={callCounts} rows={rows} />
        <ComparedCosts components={{ p: Hint }} />
      </Section>
      <Section titleId="options-title" title="How It Adds Up, and Where We Lose" tone="home-band">
        <div className="ticket-columns">
          {others.map((option) => (
            <OptionTicket key={option.title} callCounts={callCounts} {...option} />
          ))}
        </div>
      </Section>
      <Section
        titleId="ours-title"
        title={`What ${brand.product} Does for ${formatMoney(ours.dollars)}`}
        aside={
          <div>
            <h3 className="mb-3">Choose Something Else If</h3>
            <PlainList lines={chooseAnotherIf} />
            <TryAction />
          </div>
        }
      >
        <p className="mb-3">
          At {callsLabel(usual)} a month: <span className="whitespace-nowrap">{ours.sum}</span>
        </p>
        <PlainList lines={whatOursDoes} />
      </Section>
      <OtherAi assumptions={assumptions} />
      <Section id="sources" title="Where the Numbers Come From" tone="bg-tint">
        <AnswerList answers={[...Object.values(figureSources).map(sourceRow), ourAssumptions]} />
      </Section>
    </SectionsPage>
  );
}

function Hint({ children }: { children?: ReactNode }) {
  return <p className="hint mt-3">{children}</p>;
}

function countsInWords(assumptions: Assumptions): string {
  if (assumptions.calls !== null) return callsLabel(assumptions.calls);
  return `${new Intl.ListFormat('en-US').format(callCountsOf(assumptions).map(String))} calls`;
}

function sourceRow({ figure, from, href, date }: (typeof figureSources)[keyof typeof figureSources]) {
  return {
    term: figure,
    text: (
      <>
        <a href={href} className="wrap-anywhere">
          {from}
        </a>{' '}
        <span className="hint block">{date}</span>
      </>
    ),
  };
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
                <strong>{formatMoney(Math.round(dollars))}</strong> <span className="hint block">{sum}</span>
              </>
            ),
          }))}
        />
      </Ticket>
      <h4 className="font-semibold">What It Does Better Than We Do</h4>
      <PlainList lines={better} />
      <h4 className="font-semibold">Where It Falls Short</h4>
      <PlainList lines={worse} />
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
            className="input"
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

interface CostTableProps {
  caption: string;
  /** The number of calls per month of each column. */
  callCounts: readonly number[];
  /** The last row is ours. */
  rows: readonly { title: string; hint?: string; costs: readonly { dollars: number | null }[] }[];
}

function CostTable({ caption, callCounts, rows }: CostTableProps) {
  return (
    <table className="compare-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <td />
          {callCounts.map((calls) => (
            <th key={calls} scope="col">
              {callsLabel(calls)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ title, hint, costs }, row) => (
          <tr key={title} className={row === rows.length - 1 ? 'compare-ours' : undefined}>
            <th scope="row">
              {title} {hint ? <div className="hint font-normal">{hint}</div> : null}
            </th>
            {costs.map(({ dollars }, index) => (
              <td key={callCounts[index]} data-column={callsLabel(callCounts[index] ?? 0)}>
                {dollars === null ? 'Not published' : formatMoney(Math.round(dollars))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Other AI receptionists by name: their monthly cost, when to choose them, and questions to ask any of them. */
function OtherAi({ assumptions }: { assumptions: Assumptions }) {
  const callCounts = callCountsOf(assumptions);
  const rows = [
    ...otherReceptionists.map((other) => ({
      title: other.name,
      hint: other.per,
      costs: callCounts.map((calls) => ({ dollars: otherAiDollars(other, calls, assumptions) })),
    })),
    {
      title: brand.product,
      hint: `$${pricing.perBooking} per booking`,
      costs: callCounts.map((calls) => ourCost(calls, assumptions)),
    },
  ];
  return (
    <Section
      id="other-ai"
      title="Other AI Receptionists, by Name"
      lead={compareTexts.otherAi(assumptions.bookedPercent)}
      tone="home-band"
    >
      <CostTable
        caption="Dollars a month for AI receptionists, by the number of calls"
        callCounts={callCounts}
        rows={rows}
      />
      <Hint>{compareTexts.notPublished}</Hint>
      <div className="ticket-columns prose-rows mt-8">
        {otherReceptionists.map((other) => (
          <OtherTicket key={other.name} other={other} />
        ))}
      </div>
      <h3 className="mt-10">Six Questions for Any of Them</h3>
      <AnswerList
        answers={buyersQuestions.map(({ ask, ours, link }) => ({
          term: ask,
          text: (
            <>
              {ours} {link ? <a href={link.href}>{link.label}</a> : null}
            </>
          ),
        }))}
      />
    </Section>
  );
}

function OtherTicket({
  other: { name, price, leftOut, trial, chooseIf, source },
}: {
  other: OtherReceptionist;
}) {
  return (
    <Ticket title={<h3>{name}</h3>} stamp={null}>
      <TicketRows
        rows={[
          { label: 'Price', value: price },
          ...(leftOut ? [{ label: 'Not in the sums', value: leftOut }] : []),
          { label: 'To try it', value: trial },
          { label: 'Choose it if', value: chooseIf },
          {
            label: 'Source',
            value: (
              <>
                <a href={source.href}>{source.page}</a> <span className="hint block">{source.date}</span>
              </>
            ),
          },
        ]}
      />
    </Ticket>
  );
}
