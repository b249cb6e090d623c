import type { Trade } from '~/content/trades/trade';
import { titleCase } from '../seo/pages';

export function TradeQuestions({ businesses, questions }: Trade) {
  return (
    <section id="questions" aria-labelledby="questions-title" className="home-section">
      <div className="page">
        <h2 id="questions-title">What {titleCase(businesses)} Ask</h2>
        <div className="trade-questions">
          {questions.map(({ question, answer }) => (
            <details key={question} className="accordion">
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
        <p className="mt-4">
          Prices, forwarding, privacy and the rest:{' '}
          <a href="/faq" className="inline-flex min-h-11 items-center">
            Read the FAQ
          </a>
        </p>
      </div>
    </section>
  );
}
