import { pricingCopy } from '~/brand';
import type { Trade } from '~/content/trades/trade';

export function TradePrice({ priceStory }: Trade) {
  return (
    <section id="worth-it" aria-labelledby="worth-it-title" className="home-section home-band">
      <div className="page">
        <h2 id="worth-it-title">What One Call Is Worth</h2>
        <p className="max-w-3xl text-lg">{priceStory}</p>
        <p className="mt-3 font-semibold">
          {pricingCopy.price} {pricingCopy.noBookings}
        </p>
      </div>
    </section>
  );
}
