import { formatMoney } from '../calculator/figure-texts';
import { callsPerMonth } from './monthly-costs';
import type { MonthlyCost } from './monthly-costs';

interface CostTableProps {
  rows: readonly { title: string; costs: readonly MonthlyCost[] }[];
}

export function CostTable({ rows }: CostTableProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard as well
    <div className="overflow-x-auto" role="group" aria-label="Dollars a month" tabIndex={0}>
      <table className="compare-table">
        <caption className="sr-only">Dollars a month, by the number of calls</caption>
        <thead>
          <tr>
            <td />
            {callsPerMonth.map((calls) => (
              <th key={calls} scope="col">
                {calls} calls
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, costs }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {costs.map(({ dollars }, index) => (
                <td key={callsPerMonth[index]}>{formatMoney(Math.round(dollars))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
