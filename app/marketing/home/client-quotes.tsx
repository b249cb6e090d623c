import type { ClientQuote } from '~/content/testimonials';
import { Testimonial } from '../testimonial';

interface ClientQuotesProps {
  quotes: readonly ClientQuote[];
}

export function ClientQuotes({ quotes }: ClientQuotesProps) {
  return (
    <section id="clients" aria-labelledby="clients-title" className="home-section">
      <div className="page">
        <h2 id="clients-title">What our Clients Say</h2>
        {/* SAMPLE CONTENT: delete this note with the sample quotes. */}
        <p className="hint">Sample reviews, until we have real ones.</p>
        <div className="home-quotes">
          {quotes.map((quote) => (
            <Testimonial key={quote.name} testimonial={quote} />
          ))}
        </div>
      </div>
    </section>
  );
}
