import { pricing } from '~/brand';

/** The articles' worked example: 20 bookings a month at $150, six of which used to be missed calls. */
export const workedExample = { bookings: 20, revenue: 3_000, recovered: 900, gain: 1_102.5, halved: 652.5 };

export function costOf(bookings: number): number {
  return bookings * pricing.perBooking;
}

const cost = costOf(workedExample.bookings);

export const workedExampleSums = {
  cost,
  shareOfGain: roundToTenth((cost / workedExample.gain) * 100),
  shareOfRevenue: roundToTenth((cost / workedExample.revenue) * 100),
  gainForOne: Math.round(workedExample.gain / cost),
  gainForOneHalved: (Math.round((workedExample.halved / cost) * 2) / 2).toFixed(2),
  timesCost: timesInWords(Math.floor(workedExample.recovered / 2 / cost)),
  monthsPaid: Math.floor(workedExample.recovered / cost),
};

function timesInWords(count: number): string {
  return ['not', 'once', 'twice', 'three times', 'four times', 'five times'][count] ?? `${count} times`;
}

function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
