import { formatMoney } from '../calculator/figure-texts';
import { callsLabel } from './monthly-costs';
import type { MonthlyCost } from './monthly-costs';

interface CostTableProps {
  /** The number of calls per month of each column. */
  callCounts: readonly number[];
  rows: readonly { title: string; costs: readonly MonthlyCost[] }[];
}

export function CostTable({ callCounts, rows }: CostTableProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard as well
    <div className="overflow-x-auto" role="group" aria-label="Dollars a month" tabIndex={0}>
      <table className="compare-table">
        <caption className="sr-only">Dollars a month, by the number of calls</caption>
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
          {rows.map(({ title, costs }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {costs.map(({ dollars }, index) => (
                <td key={callCounts[index]}>{formatMoney(Math.round(dollars))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
