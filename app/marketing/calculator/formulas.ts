import { pricing } from '~/brand';
import type { PriceModel } from '~/brand';
import { roundHalfUp } from '../number-fields/format-number';
import type { CalculatorInputs, Meridiem } from './inputs';

export type Figures = ReturnType<typeof calculateFigures>;

const afterHoursShare = 0.3;
const hoursOfWorkDay = 8;

/**
 * Calculates the figures: dollars, hours, days, percent and, for `extraMinutes`, minutes a day outside opening hours. Each
 * figure is calculated from rounded ones, so that readers can recompute it from the page.
 */
export function calculateFigures(inputs: CalculatorInputs, model: PriceModel = 'perBooking') {
  const { bookings, serviceCost, callMinutes, missedPercent } = inputs;
  const monthlyCost = model === 'plan' ? pricing.plan.monthly : bookings * pricing.perBooking;
  const monthlyRevenue = cents(bookings * serviceCost);
  const hoursSaved = oneDecimal((bookings * callMinutes) / 60);
  const timeValue = cents(hoursSaved * (serviceCost / 2));
  const missedCallsCaptured = roundHalfUp((bookings * missedPercent) / 100, 0);
  const revenueRecovered = cents(missedCallsCaptured * serviceCost);
  const yearlyHours = oneDecimal(hoursSaved * 12);
  const totalRoi = cents(revenueRecovered + timeValue);
  const closedHours = 24 - hoursOpenPerDay(inputs);
  return {
    monthlyCost,
    monthlyRevenue,
    hoursSaved,
    timeValue,
    missedCallsCaptured,
    revenueRecovered,
    yearlyHours,
    workDays: oneDecimal(yearlyHours / hoursOfWorkDay),
    extraMinutes: closedHours * 60,
    availabilityIncrease: percentOf(closedHours, hoursOpenPerDay(inputs)),
    costShareOfRevenue: percentOf(monthlyCost, monthlyRevenue),
    costShareOfRoi: percentOf(monthlyCost, totalRoi),
    totalRoi,
  };
}

/** The value of calls outside opening hours, and the gain that remains after the plan's price. */
export function calculatePlanFigures({ monthlyRevenue, revenueRecovered }: Figures) {
  const afterHours = cents(monthlyRevenue * afterHoursShare);
  return { afterHours, netGain: cents(revenueRecovered + afterHours - pricing.plan.monthly) };
}

/** Hours open per day, 1 to 24. A closing hour at or before the opening hour is on the next day. */
export function hoursOpenPerDay(
  inputs: Pick<CalculatorInputs, 'openHour' | 'openPeriod' | 'closeHour' | 'closePeriod'>,
): number {
  const span =
    hourOfDay(inputs.closeHour, inputs.closePeriod) - hourOfDay(inputs.openHour, inputs.openPeriod);
  return span > 0 ? span : span + 24;
}

function hourOfDay(hour: number, period: Meridiem): number {
  return (hour % 12) + (period === 'PM' ? 12 : 0);
}

function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : oneDecimal((part / whole) * 100);
}

function oneDecimal(value: number): number {
  return roundHalfUp(value, 1);
}

function cents(value: number): number {
  return roundHalfUp(value, 2);
}
