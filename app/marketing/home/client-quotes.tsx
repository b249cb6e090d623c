import type { ClientQuote } from '~/content/testimonials';
import type { PriceModel } from '~/site/pricing';
import { Testimonial } from '../testimonial';
import { TryAction } from '../try-action';

interface ClientQuotesProps {
  quotes: readonly ClientQuote[];
  model?: PriceModel;
}

export function ClientQuotes({ quotes, model }: ClientQuotesProps) {
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
        <TryAction model={model} />
      </div>
    </section>
  );
}
