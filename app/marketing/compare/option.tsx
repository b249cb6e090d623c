import { Ticket, TicketRows } from '~/site/ticket';
import { formatMoney } from '../calculator/figure-texts';
import { callsLabel } from './monthly-costs';
import type { MonthlyCost } from './monthly-costs';

interface OptionProps {
  title: string;
  callCounts: readonly number[];
  costs: readonly MonthlyCost[];
  better: readonly string[];
  worse: readonly string[];
}

/** A way to answer the phone: its costs, and what it does better and worse. */
export function Option({ title, callCounts, costs, better, worse }: OptionProps) {
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
