import type { ReactNode } from 'react';

import type { Trade } from '~/content/trades/trade';
import { usualBillOf } from '../pricing/trade-rates';

/** The first questions of a buyer, answered in a row below the hero. Each answer links to the page or section that says more. */
export function TradeFacts({ trade }: { trade: Trade }) {
  const { calls, booked, dollars } = usualBillOf(trade);
  const facts: { name: string; value: ReactNode }[] = [
    ...(trade.hasPatients
      ? [{ name: 'HIPAA', value: <a href="/security#baa">Sign a BAA with us first</a> }]
      : []),
    { name: 'Calendars', value: <a href="/integrations">Google and Outlook</a> },
    {
      name: `${calls} calls a month`,
      value: (
        <a href="#pricing">
          ${dollars} for {booked} booked
        </a>
      ),
    },
    { name: 'Your number', value: <a href="/faq#keep-number">Stays yours</a> },
  ];
  return (
    <section aria-label="In short" className="page">
      <dl className="trade-facts">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
