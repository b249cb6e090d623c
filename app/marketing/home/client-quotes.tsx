import type { ClientQuote } from '~/content/testimonials';
import { Testimonial } from '../testimonial';

export function ClientQuotes({ quotes }: { quotes: readonly ClientQuote[] }) {
  return (
    <section id="clients" aria-labelledby="clients-title" className="page py-14">
      <h2 id="clients-title" className="mb-7">
        What our Clients Say
      </h2>
      <div className="grid gap-8 md:grid-cols-3">
        {quotes.map((quote) => (
          <Testimonial key={quote.name} testimonial={quote} />
        ))}
      </div>
    </section>
  );
}
