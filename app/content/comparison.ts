import { keysOf } from '~/domain/keys';

/** Published figures of others, each with where it was read and when. The comparison page calculates with them. */
export const figureSources = [
  {
    term: 'Median pay of receptionists: $17.90 an hour, May 2024',
    link: {
      label: 'U.S. Bureau of Labor Statistics, Occupational Outlook Handbook, Receptionists',
      href: 'https://www.bls.gov/ooh/office-and-administrative-support/receptionists.htm',
    },
    note: 'May 2024 figure, read in November 2026',
  },
  {
    term: 'Employers with fewer than 50 workers pay $8.88 an hour in benefits and payroll taxes on top of $26.39 in wages, September 2024',
    link: {
      label: 'U.S. Bureau of Labor Statistics, Employer Costs for Employee Compensation',
      href: 'https://www.bls.gov/ecec/home.htm',
    },
    note: 'Published December 17, 2024',
  },
  {
    term: '125 minutes for $350 a month, 250 for $600, 500 for $1,050, 1,000 for $1,850; extra minutes $2.50, $2.25, $2.05 and $1.75; each call is rounded up, plus a minute to wrap up',
    link: {
      label:
        'Signpost, help page on its live receptionists’ plans. One company’s prices: others charge more, or less.',
      href: 'https://help.signpost.com/why-is-my-bill-higher-than-usual',
    },
    note: 'Read in November 2026',
  },
] as const;

/** The figures that aren't published. */
export const ourAssumptions = {
  term: 'Share of calls that become bookings, call length, hours a week',
  text: 'Our examples, not facts. They’re the fields you can change above.',
} as const;

/** Dollars of benefits and payroll taxes for each dollar of wages. */
export const benefitsShare = 8.88 / 26.39;

export const answeringPlans = [
  { minutes: 125, price: 350, extraMinute: 2.5 },
  { minutes: 250, price: 600, extraMinute: 2.25 },
  { minutes: 500, price: 1_050, extraMinute: 2.05 },
  { minutes: 1_000, price: 1_850, extraMinute: 1.75 },
] as const;

export const alternatives = {
  voicemail: {
    title: 'Voicemail',
    better: [
      'It’s free, and it comes with your phone.',
      'There’s nothing to set up, and nothing to get wrong.',
    ],
    worse: [
      'It can’t answer a question or offer a time.',
      'Whoever doesn’t want to wait calls somebody else.',
    ],
  },
  answering: {
    title: 'An Answering Service',
    better: [
      'A person listens. Upset, confused or grieving callers are better off with one.',
      'It can handle odd requests that nobody wrote down beforehand.',
      'Services that work only with medical offices know HIPAA and insurance inside out.',
    ],
    worse: [
      'You pay by the minute, for wrong numbers and sales calls too.',
      'Many take a message instead of booking the appointment.',
    ],
  },
  person: {
    title: 'A Person at Your Desk',
    better: [
      'They know your customers by name, and they greet the ones who walk in.',
      'They work in any software, chase unpaid invoices and sign for packages.',
      'At several hundred appointments a month, they cost less than we do.',
    ],
    worse: [
      'They go home at five, get sick, and take one call at a time.',
      'Hiring and training take weeks, and the pay is the same in a slow month.',
    ],
  },
} as const;

export interface AssumptionField {
  label: string;
  /** `null` for a field that may be empty. */
  usual: number | null;
  placeholder?: string;
  min: number;
  max: number;
  step: number;
}

/** The fields of the comparison's form: the numbers that a reader can change. */
export const assumptionFields = {
  calls: { label: 'Calls a month', usual: null, placeholder: 'Yours', min: 1, max: 5_000, step: 1 },
  bookedPercent: { label: 'Calls that become bookings (%)', usual: 50, min: 0, max: 100, step: 1 },
  minutesPerCall: { label: 'Minutes per call, with wrap-up', usual: 4, min: 1, max: 60, step: 1 },
  hoursPerWeek: { label: 'Hours a week, for a person', usual: 20, min: 1, max: 168, step: 1 },
  hourlyPay: { label: 'Hourly pay ($)', usual: 17.9, min: 7.25, max: 200, step: 0.01 },
} as const satisfies Record<string, AssumptionField>;

export const assumptionNames = keysOf(assumptionFields);
