import { useSearchParams } from '@remix-run/react';

import { brand, pricing } from '~/brand';
import { alternatives, assumptionFields, assumptionNames } from '~/content/comparison';
import type { AssumptionField } from '~/content/comparison';
import { otherReceptionists } from '~/content/other-receptionists';
import Compare from '~/content/pages/compare.mdx';
import { pricingCopy } from '~/content/pricing-copy';
import { listText } from '~/domain/list-text';
import { formatMoney } from '../number-fields/format-number';
import { NumberRow } from '../number-fields/number-row';
import {
  answeringCost,
  callCountsOf,
  callsLabel,
  otherAiDollars,
  ourCost,
  personCost,
  readAssumptions,
  voicemailCost,
} from './monthly-costs';
import type { Assumptions } from './monthly-costs';

/** The costs are for the assumptions in the URL. */
export function ComparePage() {
  const [search] = useSearchParams();
  const assumptions = readAssumptions(search);
  const callCounts = callCountsOf(assumptions);
  const ourCosts = callCounts.map((calls) => ourCost(calls, assumptions));
  const options = (['voicemail', 'answering', 'person'] as const).map((name) =>
    optionOf(name, callCounts, assumptions),
  );
  const usual = assumptions.calls ?? 30;
  const ours = ourCost(usual, assumptions);
  const columns = ['', ...callCounts.map(callsLabel)];
  const amounts = callCounts.length > 1 ? callCounts.length : 0; // one amount has nothing beside it
  return (
    <Compare
      assumptions={assumptions}
      calls={countsInWords(assumptions)}
      options={options}
      ours={{
        calls: callsLabel(usual),
        dollars: formatMoney(ours.dollars),
        sum: withUnbrokenSigns(ours.sum),
      }}
      costs={{
        columns,
        amounts,
        rows: [
          ...options.map(({ title, costs }) => ({ title, cells: costs.map(dollarsOf) })),
          { title: brand.product, isOurs: true, cells: ourCosts.map(dollarsOf) },
        ],
      }}
      aiCosts={{
        columns: [...columns, 'Free to try', 'No bookings'],
        amounts,
        rows: [
          ...otherReceptionists.map((other) => ({
            title: other.name,
            hint: other.per,
            cells: [
              ...(other.monthly ? callCounts : callCounts.slice(0, 1)).map((calls) =>
                dollarsOf({ dollars: otherAiDollars(other, calls, assumptions) }),
              ),
              other.freeToTry ?? 'Not said',
              other.withoutBookings ?? 'Not said',
            ],
          })),
          {
            title: brand.product,
            hint: `$${pricing.perBooking} per booking`,
            isOurs: true,
            cells: [...ourCosts.map(dollarsOf), pricingCopy.trialLabel, '$0'],
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
  return `${listText(callCountsOf(assumptions).map(String), 'and')} calls`;
}

const costOf = { voicemail: voicemailCost, answering: answeringCost, person: personCost };

/** Keeps each sign on one line with the number after it. */
function withUnbrokenSigns(sum: string): string {
  return sum.replace(/[+×÷=] /g, (sign) => `${sign.trim()}\u00a0`);
}

/** A way to answer the phone, with its sum for each number of calls, or one sum if the number makes no difference. */
function optionOf(name: keyof typeof costOf, callCounts: readonly number[], assumptions: Assumptions) {
  const costs = callCounts.map((calls) => costOf[name](calls, assumptions));
  const isFlat = costs.length > 1 && new Set(costs.map(({ sum }) => sum)).size === 1;
  const shown = isFlat ? costs.slice(0, 1) : costs;
  return {
    ...alternatives[name],
    costs,
    sums: shown.map((cost, index) => ({
      label: isFlat ? 'Any number of calls' : callsLabel(callCounts[index] ?? 0),
      dollars: dollarsOf(cost),
      sum: withUnbrokenSigns(cost.sum),
    })),
  };
}

/** The GET form puts the numbers into the URL, so that results can be shared; the server calculates them. */
export function AssumptionsForm({ assumptions }: { assumptions: Assumptions }) {
  return (
    <form method="get" action="#costs" className="card grid gap-3">
      <h3>Your Numbers</h3>
      {assumptionNames.map((name) => {
        const { usual, ...field }: AssumptionField = assumptionFields[name];
        return (
          <NumberRow
            key={name}
            id={name}
            name={name}
            inputMode="decimal"
            required={usual !== null}
            {...field}
            defaultValue={name === 'hourlyPay' ? assumptions[name].toFixed(2) : (assumptions[name] ?? '')}
          />
        );
      })}
      <button type="submit" className="btn btn-quiet">
        Add It Up Again
      </button>
    </form>
  );
}
