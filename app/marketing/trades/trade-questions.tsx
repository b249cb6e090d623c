import { pricingCopy } from '~/brand';
import type { Trade, TradeQuestion } from '~/content/trades/trade';
import { usualBillOf } from '../pricing/trade-rates';
import { titleCase } from '../seo/pages';

const morePages = {
  integrations: { href: '/integrations', label: 'What it works with' },
  security: { href: '/security', label: 'What we keep, and who sees it' },
  bill: { href: '/pricing#bill', label: 'Work out your own bill' },
} as const;

const buyerLinks = [
  { href: '/faq', label: 'Read the FAQ' },
  { href: '/compare', label: 'Compare with an answering service' },
  morePages.security,
  { href: '/contact', label: 'Ask a person' },
] as const;

/** The questions stand open: a reader of one trade has few enough to see them all. */
export function TradeQuestions({ trade }: { trade: Trade }) {
  return (
    <section id="questions" aria-labelledby="questions-title" className="home-section">
      <div className="page">
        <h2 id="questions-title">What {titleCase(trade.businesses)} Ask</h2>
        <dl className="trade-questions">
          {questionsOf(trade).map(({ question, answer, more }) => (
            <div key={question}>
              <dt className="font-semibold">{question}</dt>
              <dd>{answer}</dd>
              {more ? (
                <dd>
                  <a href={morePages[more].href} className="inline-flex min-h-11 items-center">
                    {morePages[more].label}
                  </a>
                </dd>
              ) : null}
            </div>
          ))}
        </dl>
        <ul className="trade-links-inline">
          <li>More questions?</li>
          {buyerLinks.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** A trade's six questions: its own five, and what a month costs. The page and its structured data both show them. */
export function questionsOf(trade: Trade): readonly TradeQuestion[] {
  const { calls, booked, moved, putThrough, dollars } = usualBillOf(trade);
  return [
    ...trade.questions,
    {
      question: 'What would a month come to?',
      answer: `At ${calls} calls: ${booked} booked, $${dollars}; ${moved} moved, $0; ${putThrough} put through, $0. ${pricingCopy.noBookings}`,
      more: 'bill',
    },
  ];
}
