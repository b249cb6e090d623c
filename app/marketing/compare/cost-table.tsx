import { formatMoney } from '../calculator/figure-texts';
import { callsLabel } from './monthly-costs';
import type { MonthlyCost } from './monthly-costs';

interface CostTableProps {
  /** The number of calls per month of each column. */
  callCounts: readonly number[];
  rows: readonly {
    title: string;
    hint?: string;
    costs: readonly { dollars: MonthlyCost['dollars'] | null }[];
  }[];
  caption?: string;
}

export function CostTable({
  callCounts,
  rows,
  caption = 'Dollars a month, by the number of calls',
}: CostTableProps) {
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
