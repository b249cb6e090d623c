import { pricing } from '~/brand';
import { answeringPlans, benefitsShare } from '~/content/comparison';
import type { Assumptions } from './assumptions';

/** A month's cost in dollars, with how it adds up. */
export interface MonthlyCost {
  dollars: number;
  sum: string;
}

export const callsAMonth = [10, 30, 80] as const;

export function voicemailCost(): MonthlyCost {
  return { dollars: 0, sum: 'included in your phone plan' };
}

/** The cheapest of the published plans for that many minutes. */
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
  const more = extra > 0 ? ` + ${extra} extra minutes × ${money(extraMinute)} = ${money(dollars)}` : '';
  return { dollars, sum: `${calls} × ${minutesPerCall} = ${minutes} minutes: ${money(price)}${more}` };
}

/** Paid by the hour, so the same for any number of calls. */
export function personCost({ hoursPerWeek, hourlyPay }: Assumptions): MonthlyCost {
  const wages = (hoursPerWeek * 52 * hourlyPay) / 12;
  const benefits = wages * benefitsShare;
  return {
    dollars: wages + benefits,
    sum: `${hoursPerWeek} hours × 52 weeks ÷ 12 × ${money(hourlyPay)} = ${money(Math.round(wages))}, plus ${money(Math.round(benefits))} benefits and payroll taxes`,
  };
}

export function ourCost(calls: number, { bookedPercent }: Assumptions): MonthlyCost {
  const bookings = Math.round((calls * bookedPercent) / 100);
  const dollars = bookings * pricing.perBooking;
  return { dollars, sum: `${bookings} bookings × ${money(pricing.perBooking)} = ${money(dollars)}` };
}

/** Whole dollars without cents, others with two. */
export function money(dollars: number): string {
  const digits = Number.isInteger(dollars) ? 0 : 2;
  return `$${dollars.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}
