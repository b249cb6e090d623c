import { useSearchParams } from '@remix-run/react';

import { brand, pricing } from '~/brand';
import { alternatives } from '~/content/comparison';
import { otherReceptionists } from '~/content/other-receptionists';
import type { OtherReceptionist } from '~/content/other-receptionists';
import Compare from '~/content/pages/compare.mdx';
import { Ticket, TicketRows } from '~/site/ticket';
import { formatMoney } from '../calculator/figure-texts';
import { TryAction } from '../landing/start-actions';
import { NumberRow } from '../number-row';
import { PlainList } from '../section';
import { textParts } from '../text-parts';
import {
  answeringCost,
  assumptionRanges,
  callCountsOf,
  callsLabel,
  otherAiDollars,
  ourCost,
  personCost,
  readAssumptions,
  voicemailCost,
} from './monthly-costs';
import type { Assumptions, MonthlyCost } from './monthly-costs';

const components = { ...textParts, AssumptionsForm, OptionTicket, OtherTicket, TryAction };

/** The costs are for the assumptions in the URL. */
export function ComparePage() {
  const [search] = useSearchParams();
  const assumptions = readAssumptions(search);
  const callCounts = callCountsOf(assumptions);
  const costs = (cost: (calls: number) => MonthlyCost) => callCounts.map(cost);
  const ourCosts = costs((calls) => ourCost(calls, assumptions));
  const options = [
    { ...alternatives.voicemail, callCounts, costs: costs(voicemailCost) },
    { ...alternatives.answering, callCounts, costs: costs((calls) => answeringCost(calls, assumptions)) },
    { ...alternatives.person, callCounts, costs: costs(() => personCost(assumptions)) },
  ];
  const usual = assumptions.calls ?? 30;
  const ours = ourCost(usual, assumptions);
  const columns = ['', ...callCounts.map(callsLabel)];
  return (
    <Compare
      components={components}
      assumptions={assumptions}
      calls={countsInWords(assumptions)}
      options={options}
      ours={{ calls: callsLabel(usual), dollars: formatMoney(ours.dollars), sum: ours.sum }}
      costs={{
        columns,
        rows: [
          ...options.map(({ title, costs }) => ({ title, cells: costs.map(dollarsOf) })),
          { title: brand.product, isOurs: true, cells: ourCosts.map(dollarsOf) },
        ],
      }}
      aiCosts={{
        columns,
        rows: [
          ...otherReceptionists.map((other) => ({
            title: other.name,
            hint: other.per,
            cells: callCounts.map((calls) =>
              dollarsOf({ dollars: otherAiDollars(other, calls, assumptions) }),
            ),
          })),
          {
            title: brand.product,
            hint: `$${pricing.perBooking} per booking`,
            isOurs: true,
            cells: ourCosts.map(dollarsOf),
          },
        ],
      }}
    />
  );
}

function dollarsOf({ dollars }: { dollars: number | null }): string {
  return dollars === null ? 'Not published' : formatMoney(Math.round(dollars));
}

function countsInWords(assumptions: Assumptions): string {
  if (assumptions.calls !== null) return callsLabel(assumptions.calls);
  return `${new Intl.ListFormat('en-US').format(callCountsOf(assumptions).map(String))} calls`;
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
        <NumberRow
          key={name}
          id={name}
          name={name}
          label={label}
          inputMode="decimal"
          required={!placeholder}
          placeholder={placeholder}
          {...assumptionRanges[name]}
          defaultValue={name === 'hourlyPay' ? assumptions[name].toFixed(2) : (assumptions[name] ?? '')}
        />
      ))}
      <button type="submit" className="btn btn-quiet">
        Add It Up Again
      </button>
    </form>
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
