import { announcement, chartBars, money } from './figure-texts';
import type { Figures } from './formulas';

export function CalculatorResult({ figures }: { figures: Figures }) {
  const bars = chartBars(figures);
  return (
    <figure className="calculator-result night">
      <figcaption>Lost every month</figcaption>
      <p className="calculator-sum" data-bar-value="recovered">
        {money(figures.revenueRecovered)}
      </p>
      <Bar name="recovered" width={bars.recovered} />
      <p className="calculator-cost">
        Answering them costs{' '}
        <strong className="tabular-nums" data-bar-value="cost">
          {money(figures.monthlyCost)}
        </strong>
      </p>
      <Bar name="cost" width={bars.cost} />
      <p data-summary>{announcement(figures)}</p>
      <p role="status" className="sr-only" data-announcement />
    </figure>
  );
}

interface BarProps {
  name: 'recovered' | 'cost';
  width: number;
}

function Bar({ name, width }: BarProps) {
  return (
    <svg
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`calculator-bar calculator-bar-${name}`}
    >
      <rect width={width} height="4" fill="currentColor" data-bar={name} />
    </svg>
  );
}
