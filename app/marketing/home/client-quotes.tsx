import type { ClientQuote } from '~/content/testimonials';
import { TrialTerms } from '~/site/pricing';
import type { PriceModel } from '~/site/pricing';
import { Testimonial } from '../testimonial';
import { useTradeQuery } from '../trades/trade-query';

interface ClientQuotesProps {
  quotes: readonly ClientQuote[];
  model?: PriceModel;
}

export function ClientQuotes({ quotes, model }: ClientQuotesProps) {
  return (
    <section id="clients" aria-labelledby="clients-title" className="home-section">
      <div className="page">
        <h2 id="clients-title">What our Clients Say</h2>
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

export function TryAction({ model }: { model?: PriceModel | undefined }) {
  const query = useTradeQuery();
  return (
    <div className="home-action">
      <a href={`/create-agent${query}`} className="btn btn-primary">
        Try Free Tonight
      </a>
      <TrialTerms model={model} />
    </div>
  );
}
