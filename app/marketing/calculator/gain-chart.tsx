import { announcement, chartBars, money } from './figure-texts';
import type { Figures } from './formulas';

/** Recovered revenue against cost, as bars with their figures as text. */
export function GainChart({ figures }: { figures: Figures }) {
  const bars = chartBars(figures);
  return (
    <figure className="card">
      <figcaption className="mb-3 font-semibold">Each month, side by side</figcaption>
      <Bar
        name="recovered"
        label="Revenue recovered"
        value={money(figures.revenueRecovered)}
        width={bars.recovered}
      />
      <Bar name="cost" label="Monthly cost" value={money(figures.monthlyCost)} width={bars.cost} />
      <p className="mt-3" data-summary>
        {announcement(figures)}
      </p>
      <p role="status" className="sr-only" data-announcement />
    </figure>
  );
}

interface BarProps {
  name: 'recovered' | 'cost';
  label: string;
  value: string;
  /** Percent of the whole width. */
  width: number;
}

function Bar({ name, label, value, width }: BarProps) {
  return (
    <div className="mb-2">
      <p className="flex justify-between gap-4">
        {label}
        <strong className="tabular-nums" data-bar-value={name}>
          {value}
        </strong>
      </p>
      <svg
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        aria-hidden="true"
        className={`h-4 w-full rounded-md bg-tint ${name === 'cost' ? 'text-field' : 'text-accent'}`}
      >
        <rect width={width} height="4" fill="currentColor" data-bar={name} />
      </svg>
    </div>
  );
}
