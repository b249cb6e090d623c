import { pricing, pricingCopy } from '../brand';

/** SAMPLE CONTENT: confirm the rows about two appointments, cancellations and no-shows before launch. */
export const countedCalls: readonly { call: string; costs: number; note?: string }[] = [
  { call: 'A new customer calls and books', costs: pricing.perBooking },
  { call: 'A customer of ten years calls and books again', costs: pricing.perBooking },
  { call: 'One call, two appointments: a cleaning for each kid', costs: 2 * pricing.perBooking },
  { call: 'A booked customer cancels the day before, or never shows up', costs: pricing.perBooking },
  { call: 'Somebody moves Tuesday to Thursday', costs: 0 },
  { call: 'You book the next visit yourself, at the desk or on the job', costs: 0 },
  { call: 'An emergency it puts through to you', costs: 0 },
  { call: 'A question, a message, a wrong number, a sales pitch', costs: 0 },
  { call: pricingCopy.neverPaid[4], costs: 0 },
  {
    call: 'It booked the wrong day, or the same job twice',
    costs: 0,
    note: 'Tell us, and it comes off.',
  },
];
