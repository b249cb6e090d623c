import type { Trade } from '~/content/trades/trade';
import { usualBillOf } from '../pricing/trade-rates';

/** The first questions of a buyer, answered in a row below the hero. Each answer links to the page or section that says more. */
export function TradeFacts({ trade }: { trade: Trade }) {
  const { calls, booked, dollars } = usualBillOf(trade);
  const facts = [
    ...(trade.hasPatients
      ? [{ name: 'HIPAA', text: 'Sign a BAA with us first', href: '/security#baa' }]
      : []),
    { name: 'Calendars', text: 'Google and Outlook', href: '/integrations' },
    { name: `${calls} calls a month`, text: `$${dollars} for ${booked} booked`, href: '#pricing' },
    { name: 'Your number', text: 'Stays yours', href: '/faq#keep-number' },
  ];
  return (
    <section aria-label="In short" className="page">
      <dl className="trade-facts">
        {facts.map(({ name, href, text }) => (
          <div key={name}>
            <dt className="hint">{name}</dt>
            <dd className="font-semibold">
              <a href={href} className="inline-flex min-h-11 items-center">
                {text}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
