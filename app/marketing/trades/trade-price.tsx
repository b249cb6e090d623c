import { pricingCopy } from '~/brand';
import { bookingRateOf } from '~/content/booking-rates';
import type { Trade } from '~/content/trades/trade';
import { GetStartedForm } from '../home/get-started-form';
import { Receipt, freeCalls } from '../pricing/receipt';
import { usualBillOf } from '../pricing/trade-rates';

export function TradePrice({ trade }: { trade: Trade }) {
  const bill = usualBillOf(trade);
  const { percent, source } = bookingRateOf(trade);
  return (
    <section id="pricing" aria-labelledby="worth-it-title" className="home-section home-band">
      <div className="page home-split price-months">
        <div className="grid gap-3">
          <h2 id="worth-it-title">What One Call Is Worth</h2>
          <p className="text-lg">{trade.priceStory}</p>
          <p className="font-semibold">{pricingCopy.price}</p>
          <p>
            <a href={`/pricing?calls=${bill.calls}&trade=${trade.slug}#bill`}>Put in your own calls</a>, or{' '}
            <a href="/compare">compare what others charge</a>.
          </p>
        </div>
        <div>
          <Receipt
            title={<h3>{bill.calls} Calls in a Month</h3>}
            booked={bill.booked}
            free={freeCalls(bill)}
          />
          <p className="hint mt-3 mb-5">
            {percent}% of calls booked: {source.href ? <a href={source.href}>{source.text}</a> : source.text}
          </p>
          <GetStartedForm source="pricing" />
        </div>
      </div>
    </section>
  );
}
