import type { Trade } from '~/content/trades/trade';
import { tradeBySlug, tradePath, trades } from '~/content/trades/trades';

interface TradeLinksProps {
  of?: readonly Trade[];
  /** As the headline names them, or as the owners do. */
  by?: 'name' | 'businesses';
  /** With what each page begins with. */
  said?: boolean;
}

export function TradeLinks({ of = trades, by = 'businesses', said = false }: TradeLinksProps) {
  return (
    <ul className="trade-links">
      {of.map((trade) => (
        <li key={trade.slug}>
          <a href={tradePath(trade)}>{by === 'name' ? trade.name : capital(trade.businesses)}</a>
          {said ? <p className="hint">{trade.page.headline}</p> : null}
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
        Know Somebody in Another Trade?
      </h2>
      <TradeLinks of={others} />
      <p>
        <a href="/for" className="inline-flex min-h-11 items-center">
          All {trades.length} trades
        </a>
      </p>
    </nav>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
