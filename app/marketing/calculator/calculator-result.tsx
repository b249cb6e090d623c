import type { RefObject } from 'react';

import { brand } from '~/brand';
import { announcement, chartBars, formatMoney } from './figure-texts';
import type { Figures } from './formulas';

interface CalculatorResultProps {
  figureRef: RefObject<HTMLElement>;
  figures: Figures;
  /** The bookings that the cost is for, or `null` if the price is per month. */
  bookings: number | null;
  /** The text that screen readers announce; empty until an input changes. */
  announced: string;
}

export function CalculatorResult({ figureRef, figures, bookings, announced }: CalculatorResultProps) {
  const bars = chartBars(figures);
  return (
    <figure ref={figureRef} className="calculator-result night">
      <figcaption>Lost every month</figcaption>
      <p className="calculator-sum">{formatMoney(figures.revenueRecovered)}</p>
      <Bar name="recovered" width={bars.recovered} />
      <p className="calculator-cost">
        {brand.product} costs <strong className="tabular-nums">{formatMoney(figures.monthlyCost)}</strong>{' '}
        {bookings === null ? 'a month' : `for all ${bookings} bookings`}
      </p>
      <Bar name="cost" width={bars.cost} />
      <p>{announcement(figures)}</p>
      <p role="status" className="sr-only">
        {announced}
      </p>
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
      <rect width={width} height="4" fill="currentColor" />
    </svg>
  );
}
