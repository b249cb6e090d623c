import { pricing } from '~/brand';
import { answeringPlans, assumptionFields, benefitsShare } from '~/content/comparison';
import type { OtherReceptionist } from '~/content/other-receptionists';
import { formatBookings, formatMoney } from '../number-fields/format-number';
import { readQuantity } from '../number-fields/read-quantity';

/** The numbers that a reader can change. If `calls` is `null`, a few usual numbers of calls are compared. */
export type Assumptions = Record<Exclude<FieldName, 'calls'>, number> & { calls: number | null };
type FieldName = keyof typeof assumptionFields;

/** Reads the assumptions from a query. Missing or invalid values get their usual ones; others are clamped. */
export function readAssumptions(query: URLSearchParams): Assumptions {
  const { bookedPercent, minutesPerCall, hoursPerWeek, hourlyPay } = assumptionFields;
  const read = (name: FieldName) => readQuantity(query, name, assumptionFields[name]);
  return {
    calls: read('calls'),
    bookedPercent: read('bookedPercent') ?? bookedPercent.usual,
    minutesPerCall: read('minutesPerCall') ?? minutesPerCall.usual,
    hoursPerWeek: read('hoursPerWeek') ?? hoursPerWeek.usual,
    hourlyPay: read('hourlyPay') ?? hourlyPay.usual,
  };
}

/** A month's cost in dollars, and the calculation in words. */
interface MonthlyCost {
  dollars: number;
  sum: string;
}

/** The numbers of calls per month that are compared until the reader enters one. */
const usualCallCounts = [30, 60, 200] as const;

export function callCountsOf({ calls }: Assumptions): readonly number[] {
  return calls === null ? usualCallCounts : [calls];
}

export function callsLabel(calls: number): string {
  return calls === 1 ? '1 call' : `${calls.toLocaleString('en-US')} calls`;
}

export function voicemailCost(): MonthlyCost {
  return { dollars: 0, sum: 'included in your phone plan' };
}

/** The cost of the cheapest published plan for this many minutes. */
export function answeringCost(calls: number, { minutesPerCall }: Assumptions): MonthlyCost {
  const minutes = calls * minutesPerCall;
  const [cheapest] = answeringPlans
    .map((plan) => {
      const extra = Math.max(0, minutes - plan.minutes);
      return { ...plan, extra, dollars: plan.price + extra * plan.extraMinute };
    })
    .sort((one, other) => one.dollars - other.dollars);
  if (!cheapest) throw new Error('no plans to compare with');
  const { price, extra, extraMinute, dollars } = cheapest;
  const more =
    extra > 0 ? ` + ${extra} extra minutes × ${formatMoney(extraMinute)} = ${formatMoney(dollars)}` : '';
  return { dollars, sum: `${calls} × ${minutesPerCall} = ${minutes} minutes: ${formatMoney(price)}${more}` };
}

/** A person is paid by the hour, so the number of calls doesn't matter. */
export function personCost(_calls: number, { hoursPerWeek, hourlyPay }: Assumptions): MonthlyCost {
  const wages = (hoursPerWeek * 52 * hourlyPay) / 12;
  const benefits = wages * benefitsShare;
  return {
    dollars: wages + benefits,
    sum: `${hoursPerWeek} hours × 52 weeks ÷ 12 × ${formatMoney(hourlyPay)} = ${formatMoney(Math.round(wages))}, plus ${formatMoney(Math.round(benefits))} benefits and payroll taxes`,
  };
}

/** A month's bill of another AI receptionist in dollars, or `null` if its published price doesn't say. */
export function otherAiDollars(
  { monthly }: OtherReceptionist,
  calls: number,
  assumptions: Assumptions,
): number | null {
  if (!monthly) return null;
  const extraCalls = Math.max(0, calls - monthly.callsIncluded);
  return monthly.base + extraCalls * monthly.extraCall + bookingsOf(calls, assumptions) * monthly.booking;
}

function bookingsOf(calls: number, { bookedPercent }: Assumptions): number {
  return Math.round((calls * bookedPercent) / 100);
}

export function ourCost(calls: number, assumptions: Assumptions): MonthlyCost {
  const bookings = bookingsOf(calls, assumptions);
  const dollars = bookings * pricing.perBooking;
  return {
    dollars,
    sum: `${formatBookings(bookings)} × ${formatMoney(pricing.perBooking)} = ${formatMoney(dollars)}`,
  };
}
