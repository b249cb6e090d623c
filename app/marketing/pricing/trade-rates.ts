import { bookingRateOf } from '~/content/trades/booking-rates';
import type { Trade } from '~/content/trades/trade';
import { trades } from '~/content/trades/trades';
import { capitalize } from '~/domain/capitalize';
import { calculatorInputsOf, defaultInputs, sliderRanges } from '../calculator/inputs';
import type { CalculatorInputs } from '../calculator/inputs';
import { clamp } from '../number-fields/read-quantity';
import { billOf, usualCallCount } from './monthly-bill';
import type { MonthlyBill, TradeRate } from './monthly-bill';

/** All trades with their usual booking rates, by name. */
export const tradeRates: readonly TradeRate[] = trades
  .map((trade) => ({ slug: trade.slug, name: capitalize(trade.businesses), ...bookingRateOf(trade) }))
  .sort((one, other) => one.name.localeCompare(other.name));

/** The bill of a trade's usual month. On /plumbing, its calls follow from the calculator's default bookings. */
export function usualBillOf(trade: Trade): MonthlyBill {
  const { percent } = bookingRateOf(trade);
  const calls = trade.path ? Math.round((defaultInputs.bookings * 100) / percent) : usualCallCount;
  return billOf({ calls, booked: percent });
}

/** The calculator's defaults next to a bill: the bill's bookings, within the calculator's range, and the trade's numbers. */
export function calculatorDefaultsFor({ booked }: MonthlyBill, trade: Trade | undefined): CalculatorInputs {
  const bookings = clamp(booked, sliderRanges.perBooking.bookings);
  return trade && !trade.path ? calculatorInputsOf(trade, bookings) : { ...defaultInputs, bookings };
}
