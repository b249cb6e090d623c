import { bookedCallOf, bookedCalls } from '~/content/trades/booked-calls';
import TradeText from '~/content/pages/trade.mdx';
import { bookingRateOf } from '~/content/trades/booking-rates';
import { monthQuestion, morePagesOf } from '~/content/trades/page-texts';
import { plumbing } from '~/content/trades/plumbing';
import type { Trade, TradeQuestion } from '~/content/trades/trade';
import { PageTrade } from '~/site/page-trade';
import { Hero } from '../landing/hero';
import { LandingPage } from '../landing/landing-page';
import { freeCalls } from '../pricing/receipt';
import { calculatorDefaultsFor, usualBillOf } from '../pricing/trade-rates';

export function TradePage({ trade }: { trade: Trade }) {
  const isPlumbing = trade.slug === plumbing.slug;
  const bill = usualBillOf(trade);
  const rate = bookingRateOf(trade);
  return (
    <PageTrade.Provider value={trade.slug}>
      <LandingPage>
        <Hero
          headline={
            <div className={isPlumbing ? 'home-headline' : 'home-headline home-headline-long'}>
              <h1>{trade.hero.title}</h1>
            </div>
          }
          lead={trade.hero.lead}
          call={isPlumbing ? bookedCalls.plumbing : bookedCallOf(trade)}
        />
        <TradeText
          trade={trade}
          bill={bill}
          freeCalls={freeCalls(bill)}
          rate={rate}
          morePages={morePagesOf(trade, bill.calls, rate.percent)}
          defaults={calculatorDefaultsFor(bill, trade)}
          questions={questionsOf(trade)}
          isPlumbing={isPlumbing}
        />
      </LandingPage>
    </PageTrade.Provider>
  );
}

/** A trade's own five questions, and one about the cost of a month. The page and its structured data both show them. */
export function questionsOf(trade: Trade): readonly TradeQuestion[] {
  return [...trade.questions, monthQuestion(usualBillOf(trade))];
}
