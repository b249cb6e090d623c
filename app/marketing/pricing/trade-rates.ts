import { bookingRateOf } from '~/content/trades/booking-rates';
import type { Trade } from '~/content/trades/trade';
import { trades } from '~/content/trades/trades';
import { capitalize } from '~/domain/capitalize';
import { billOf, usualCallCount } from './monthly-bill';
import type { MonthlyBill, TradeRate } from './monthly-bill';

/** All trades with their usual booking rates, by name. */
export const tradeRates: readonly TradeRate[] = trades
  .map((trade) => ({ slug: trade.slug, name: capitalize(trade.businesses), ...bookingRateOf(trade) }))
  .sort((one, other) => one.name.localeCompare(other.name));

/** What a usual month costs a business of this trade. */
export function usualBillOf(trade: Trade): MonthlyBill {
  return billOf({ calls: usualCallCount, booked: bookingRateOf(trade).percent });
}
