import { tradeTexts } from '~/content/trades/page-texts';
import type { Trade } from '~/content/trades/trade';
import { tradeBySlug, tradePath, trades } from '~/content/trades/trades';
import type { ServiceType } from '~/domain/business-questions';
import { capitalize, titleCase } from '~/domain/capitalize';
import { SectionsPage } from '~/site/page-frames';
import { InlineLinks, LineLink, Section } from '../section';
import { pages } from '~/content/pages/pages';

const groups: readonly { id: string; title: string; serviceType: ServiceType }[] = [
  { id: 'on-the-road', title: 'You Go to Your Customers', serviceType: 'Travel to Customer' },
  { id: 'in-one-place', title: 'Your Customers Come to You', serviceType: 'Fixed Location' },
];

/** All trades to choose from, each with a caller's request and the appointment it becomes. */
export function TradesPage() {
  return (
    <SectionsPage title={pages.trades.title} lead={tradeTexts.choices}>
      <div className="page mt-4">
        <InlineLinks
          label="Go to:"
          links={trades.map((trade) => ({ href: tradePath(trade), label: capitalize(trade.name) }))}
        />
      </div>
      {groups.map(({ id, title, serviceType }) => (
        <Section key={id} titleId={id} title={title}>
          <ul className="trade-choices">
            {trades
              .filter((trade) => trade.serviceType === serviceType)
              .map((trade) => (
                <TradeChoice key={trade.slug} trade={trade} />
              ))}
          </ul>
        </Section>
      ))}
      <p className="page">
        {tradeTexts.notListed} <a href="/create-agent">Set it up with your own words</a>
      </p>
    </SectionsPage>
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

export function TradeNeighbors({ neighbors }: Trade) {
  return (
    <nav aria-labelledby="neighbors-title" className="page home-section print:hidden">
      <h2 id="neighbors-title" className="text-xl">
        Know Somebody in Another Industry?
      </h2>
      <ul className="trade-links">
        {neighbors
          .flatMap((slug) => tradeBySlug(slug) ?? [])
          .map((trade) => (
            <li key={trade.slug}>
              <a href={tradePath(trade)}>{capitalize(trade.businesses)}</a>
            </li>
          ))}
      </ul>
      <p>
        <LineLink href="/for" label={`All ${trades.length} industries`} />
      </p>
    </nav>
  );
}
