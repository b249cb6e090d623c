import type { Trade } from '~/content/trades/trade';
import { tradeBySlug, tradePath, trades } from '~/content/trades/trades';
import type { ServiceType } from '~/domain/business-questions';
import { capitalize } from '~/domain/capitalize';
import { titleCase } from '../seo/pages';

const groups: readonly { id: string; title: string; serviceType: ServiceType }[] = [
  { id: 'on-the-road', title: 'You Go to Your Customers', serviceType: 'Travel to Customer' },
  { id: 'in-one-place', title: 'Your Customers Come to You', serviceType: 'Fixed Location' },
];

/** All trades to choose from, each with a caller's request and the appointment it becomes. */
export function TradeChoices() {
  return (
    <>
      {groups.map(({ id, title, serviceType }) => (
        <section key={id} aria-labelledby={id} className="home-section">
          <div className="page">
            <h2 id={id}>{title}</h2>
            <ul className="trade-choices">
              {trades
                .filter((trade) => trade.serviceType === serviceType)
                .map((trade) => (
                  <TradeChoice key={trade.slug} trade={trade} />
                ))}
            </ul>
          </div>
        </section>
      ))}
      <p className="page">
        Not on the list? If people call to get on your calendar, it works for you, too.{' '}
        <a href="/create-agent">Set it up with your own words</a>
      </p>
    </>
  );
}

function TradeChoice({ trade }: { trade: Trade }) {
  const [{ ticket }] = trade.calls;
  return (
    <li className="trade-choice">
      <h3>
        <a href={tradePath(trade)}>{titleCase(trade.businesses)}</a>
      </h3>
      <p>“{trade.hero.callerLine}”</p>
      <p className="trade-choice-job">
        <span>{ticket.title}</span>{' '}
        <span className="hint">
          {ticket.day}, {ticket.time}
        </span>
      </p>
    </li>
  );
}

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
