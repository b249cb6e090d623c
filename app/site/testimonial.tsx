import type { ClientQuote } from '~/content/testimonials';

export function Testimonial({ testimonial }: { testimonial: ClientQuote }) {
  return (
    <figure className="testimonial">
      <blockquote>&ldquo;{testimonial.quote}&rdquo;</blockquote>
      <figcaption>
        <Stars />
        <span>
          {testimonial.name}, <a href={testimonial.href}>{testimonial.trade}</a>
        </span>
      </figcaption>
    </figure>
  );
}

const star = 'm10 2 2.4 5.1 5.6.7-4.1 3.9 1 5.6-4.9-2.7-4.9 2.7 1-5.6L2 7.8l5.6-.7Z';

function Stars() {
  return (
    <svg viewBox="0 0 100 20" width="4.5rem" height="0.9rem" role="img" aria-label="Five out of five stars">
      {[0, 20, 40, 60, 80].map((x) => (
        <path key={x} transform={`translate(${x} 0)`} d={star} fill="currentColor" />
      ))}
    </svg>
  );
}
