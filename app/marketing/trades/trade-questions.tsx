import type { Trade } from '~/content/trades/trade';
import { titleCase } from '../seo/pages';

const morePages = {
  integrations: { href: '/integrations', label: 'What it works with' },
  security: { href: '/security', label: 'What we keep, and who sees it' },
} as const;

const buyerLinks = [
  { href: '/faq', label: 'Read the FAQ' },
  { href: '/compare', label: 'Compare with an answering service' },
  morePages.security,
  { href: '/contact', label: 'Ask a person' },
] as const;

export function TradeQuestions({ businesses, questions }: Trade) {
  return (
    <section id="questions" aria-labelledby="questions-title" className="home-section">
      <div className="page">
        <h2 id="questions-title">What {titleCase(businesses)} Ask</h2>
        <div className="trade-questions">
          {questions.map(({ question, answer, more }) => (
            <details key={question} className="accordion">
              <summary>{question}</summary>
              <p>{answer}</p>
              {more ? (
                <p>
                  <a href={morePages[more].href} className="inline-flex min-h-11 items-center">
                    {morePages[more].label}
                  </a>
                </p>
              ) : null}
            </details>
          ))}
        </div>
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
