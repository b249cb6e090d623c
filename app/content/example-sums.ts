import { pricing } from '~/brand';

/** The articles' worked example: 20 bookings a month at $150, six of which used to be missed calls. */
export const example = { bookings: 20, revenue: 3_000, recovered: 900, gain: 1_102.5, halved: 652.5 };

export function costOf(bookings: number): number {
  return bookings * pricing.perBooking;
}

const cost = costOf(example.bookings);

export const sums = {
  cost,
  shareOfGain: roundToTenth((cost / example.gain) * 100),
  shareOfRevenue: roundToTenth((cost / example.revenue) * 100),
  gainForOne: Math.round(example.gain / cost),
  gainForOneHalved: Math.round((example.halved / cost) * 2) / 2,
  timesCost: timesInWords(Math.floor(example.recovered / 2 / cost)),
  monthsPaid: Math.floor(example.recovered / cost),
};

function timesInWords(count: number): string {
  return ['not', 'once', 'twice', 'three times', 'four times', 'five times'][count] ?? `${count} times`;
}

function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
