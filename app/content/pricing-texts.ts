import { pricing } from '~/brand';
import { pricingCopy } from './pricing-copy';

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

/** Examples of a month's calls, for the receipts on the pricing page. The businesses are made up. */
interface ExampleMonth {
  title: string;
  business: string;
  booked: number;
  /** Calls that cost nothing. */
  free: readonly { count: number; what: string }[];
}

export const exampleMonths: readonly ExampleMonth[] = [
  {
    title: 'A Slow Month',
    business: 'An electrician on her own, in February',
    booked: 4,
    free: [
      { count: 3, what: 'moved or canceled' },
      { count: 9, what: 'questions and messages' },
      { count: 1, what: 'put through to her' },
      { count: 6, what: 'spam and wrong numbers' },
    ],
  },
  {
    title: 'A Busy Month',
    business: 'A plumber with two vans, in a cold snap',
    booked: 41,
    free: [
      { count: 12, what: 'moved or canceled' },
      { count: 27, what: 'questions and messages' },
      { count: 9, what: 'put through to him' },
      { count: 10, what: 'spam and wrong numbers' },
    ],
  },
  {
    title: 'A Month With Nothing',
    business: 'A landscaper under a foot of snow',
    booked: 0,
    free: [
      { count: 0, what: 'moved or canceled' },
      { count: 3, what: 'questions and messages' },
      { count: 0, what: 'put through to him' },
      { count: 5, what: 'spam and wrong numbers' },
    ],
  },
];
