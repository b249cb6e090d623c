import { pricing } from '~/brand';
import { answeringPlans, benefitsShare } from '~/content/comparison';
import type { OtherReceptionist } from '~/content/other-receptionists';
import { formatMoney } from '../calculator/figure-texts';
import type { Assumptions } from './assumptions';

/** A month's cost in dollars, and the calculation in words. */
export interface MonthlyCost {
  dollars: number;
  sum: string;
}

/** The numbers of calls per month that are compared until the reader enters one. */
export const usualCallCounts = [30, 60, 200] as const;

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
export function personCost({ hoursPerWeek, hourlyPay }: Assumptions): MonthlyCost {
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
    sum: `${bookings} bookings × ${formatMoney(pricing.perBooking)} = ${formatMoney(dollars)}`,
  };
}
