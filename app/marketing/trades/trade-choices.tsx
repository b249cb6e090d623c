import type { Trade } from '~/content/trades/trade';
import { tradePath, trades } from '~/content/trades/trades';
import type { ServiceType } from '~/domain/business-questions';
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
