import { pricing } from '~/brand';

export const calculatorNote =
  'An estimate from your own numbers, not a promise. An hour of your time counts as half an average booking.';

/** The number fields, each with its name, its unit as a part of the label, and the unit around a value. */
export const numberFields = {
  serviceCost: { name: (booking: string) => `Average ${booking}`, unit: ' ($)', before: '$', after: '' },
  callMinutes: { name: () => 'Call length', unit: ' (minutes)', before: '', after: ' minutes' },
  bookings: { name: () => 'Bookings per month', unit: '', before: '', after: '' },
  missedPercent: { name: () => 'Calls you miss today', unit: ' (%)', before: '', after: '%' },
} as const;

/** The inputs and the figures that calculations name, as they are shown. */
interface CalculationWords {
  /** The value with its noun. */
  bookings: string;
  missedPercent: string;
  callMinutes: string;
  /** The price of a booking. */
  price: string;
  /** Hours a day. */
  openHours: string;
  closedHours: string;
  missedCallsCaptured: string;
  revenueRecovered: string;
  timeValue: string;
  totalRoi: string;
  afterHours: string;
  monthlyCost: string;
  monthlyRevenue: string;
  hoursSaved: string;
  yearlyHours: string;
}

export interface FigureRow {
  group: 'gain' | 'cost' | 'time';
  label: string;
  kind: 'money' | 'number' | 'percent';
  /** The words after the value. */
  unit?: string;
  /** Whether only the calculator of the monthly plan shows the figure. */
  isPlan?: true;
  /** The calculation in words. */
  how: (words: CalculationWords) => string;
  /** Replaces `how` in the calculator of the monthly plan. */
  howInPlan?: string;
}

const { perBooking, plan } = pricing;

/** The calculator's figures, in page order. */
export const figureRows = {
  missedCallsCaptured: {
    group: 'gain',
    label: 'Missed calls captured',
    kind: 'number',
    unit: 'a month',
    how: ({ bookings, missedPercent }) => `${bookings} × ${missedPercent}%, to the nearest whole call`,
  },
  revenueRecovered: {
    group: 'gain',
    label: 'Revenue recovered',
    kind: 'money',
    unit: 'a month',
    how: ({ missedCallsCaptured, price }) => `${missedCallsCaptured} calls × ${price}`,
  },
  timeValue: {
    group: 'gain',
    label: 'Value of time saved',
    kind: 'money',
    unit: 'a month',
    how: ({ hoursSaved, price }) => `${hoursSaved} hours × half of ${price}`,
  },
  totalRoi: {
    group: 'gain',
    label: 'Total monthly ROI',
    kind: 'money',
    how: ({ revenueRecovered, timeValue }) => `${revenueRecovered} recovered + ${timeValue} of time`,
  },
  afterHours: {
    group: 'gain',
    label: 'After-hours opportunity',
    kind: 'money',
    unit: 'a month',
    isPlan: true,
    how: ({ monthlyRevenue }) => `30% of ${monthlyRevenue}`,
  },
  netGain: {
    group: 'gain',
    label: 'Net gain',
    kind: 'money',
    unit: 'a month',
    isPlan: true,
    how: ({ revenueRecovered, afterHours }) =>
      `${revenueRecovered} recovered + ${afterHours} after hours − $${plan.monthly}`,
  },
  monthlyCost: {
    group: 'cost',
    label: 'Monthly cost',
    kind: 'money',
    how: ({ bookings }) => `${bookings} × $${perBooking}`,
    howInPlan: `The plan with ${plan.minutes} minutes; extra minutes are $${plan.extraMinute} each`,
  },
  monthlyRevenue: {
    group: 'cost',
    label: 'Monthly revenue',
    kind: 'money',
    how: ({ bookings, price }) => `${bookings} × ${price}`,
  },
  costShareOfRevenue: {
    group: 'cost',
    label: 'Cost as a share of revenue',
    kind: 'percent',
    how: ({ monthlyCost, monthlyRevenue }) => `${monthlyCost} of ${monthlyRevenue}`,
  },
  costShareOfRoi: {
    group: 'cost',
    label: 'Cost as a share of ROI',
    kind: 'percent',
    how: ({ monthlyCost, totalRoi }) => `${monthlyCost} of ${totalRoi}`,
  },
  hoursSaved: {
    group: 'time',
    label: 'Hours saved a month',
    kind: 'number',
    unit: 'hours',
    how: ({ bookings, callMinutes }) => `${bookings} × ${callMinutes} minutes ÷ 60`,
  },
  yearlyHours: {
    group: 'time',
    label: 'Hours saved a year',
    kind: 'number',
    unit: 'hours',
    how: ({ hoursSaved }) => `${hoursSaved} hours × 12 months`,
  },
  workDays: {
    group: 'time',
    label: 'Work days saved a year',
    kind: 'number',
    unit: 'days',
    how: ({ yearlyHours }) => `${yearlyHours} hours ÷ 8 hours a day`,
  },
  extraMinutes: {
    group: 'time',
    label: 'Extra availability',
    kind: 'number',
    unit: 'minutes a day',
    how: ({ openHours, closedHours }) => `24 − ${openHours} open hours = ${closedHours} hours × 60`,
  },
  availabilityIncrease: {
    group: 'time',
    label: 'Availability increase',
    kind: 'percent',
    how: ({ openHours, closedHours }) => `${closedHours} more hours on top of ${openHours}`,
  },
} as const satisfies Record<string, FigureRow>;
