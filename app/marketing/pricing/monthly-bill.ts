import { pricing } from '~/brand';
import { exampleRate, otherCallShares } from '~/content/trades/booking-rates';
import type { BookingRate } from '~/content/trades/booking-rates';
import { readQuantity } from '../number-fields/read-quantity';
import type { FieldSource } from '../number-fields/read-quantity';

export const callRange = { min: 0, max: 5_000, step: 1 };
export const percentRange = { min: 0, max: 100, step: 1 };
export const usualCallCount = 60;

/** A trade that the visitor can choose, with its usual booking rate. */
export interface TradeRate extends BookingRate {
  slug: string;
  name: string;
}

export interface BillInputs {
  calls: number;
  /** A trade's slug, or an empty string for any other business. */
  trade: string;
  /** Percent of the calls that become bookings. */
  booked: number;
}

export type MonthlyBill = ReturnType<typeof billOf>;

/**
 * Reads the inputs from a form or query. If the visitor chose another trade and didn't edit the rate (`shownFor` names the
 * trade that it belongs to), the new trade's rate replaces it.
 */
export function readBillInputs(source: FieldSource, rates: readonly TradeRate[]): BillInputs {
  const rateOf = (slug: unknown) => rates.find((rate) => rate.slug === slug) ?? { slug: '', ...exampleRate };
  const trade = rateOf(source.get('trade'));
  const shownFor = rateOf(source.get('shownFor'));
  const typed = readQuantity(source, 'booked', percentRange);
  const isChanged = typed !== null && !(source.get('shownFor') !== null && typed === shownFor.percent);
  return {
    calls: readQuantity(source, 'calls', callRange) ?? usualCallCount,
    trade: trade.slug,
    booked: isChanged ? typed : trade.percent,
  };
}

/** The bill for a month's calls: the number of each kind of call, which add up to `calls`, and the dollars. */
export function billOf({ calls, booked: percent }: Pick<BillInputs, 'calls' | 'booked'>) {
  const share = (of: number, left: number) => Math.min(left, Math.round((calls * of) / 100));
  const booked = share(percent, calls);
  const moved = share(otherCallShares.moved, calls - booked);
  const putThrough = share(otherCallShares.putThrough, calls - booked - moved);
  return {
    calls,
    booked,
    moved,
    putThrough,
    others: calls - booked - moved - putThrough,
    dollars: booked * pricing.perBooking,
  };
}
