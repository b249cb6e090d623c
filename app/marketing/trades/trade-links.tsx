import type { Trade } from '~/content/trades/trade';
import { tradeBySlug, tradePath, trades } from '~/content/trades/trades';
import { capitalize } from '~/domain/capitalize';

interface TradeLinksProps {
  of?: readonly Trade[];
  /** The link text: the trade's name ('Dental'), or its businesses ('Dental offices'). */
  by?: 'name' | 'businesses';
  /** The text before the links, which makes them a line instead of columns. */
  label?: string;
}

export function TradeLinks({ of = trades, by = 'businesses', label }: TradeLinksProps) {
  return (
    <ul className={label ? 'trade-links-inline' : 'trade-links'}>
      {label ? <li>{label}</li> : null}
      {of.map((trade) => (
        <li key={trade.slug}>
          <a href={tradePath(trade)}>{capitalize(by === 'name' ? trade.name : trade.businesses)}</a>
        </li>
      ))}
    </ul>
  );
}

export function TradeNeighbors({ neighbors }: Trade) {
  const others = neighbors.flatMap((slug) => tradeBySlug(slug) ?? []);
  return (
    <nav aria-labelledby="neighbors-title" className="page home-section print:hidden">
      <h2 id="neighbors-title" className="text-xl">
        Know Somebody in Another Industry?
      </h2>
      <TradeLinks of={others} />
      <p>
        <a href="/for" className="inline-flex min-h-11 items-center">
          All {trades.length} industries
        </a>
      </p>
    </nav>
  );
}
