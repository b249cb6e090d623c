export const calculatorNote =
  'An estimate from your own numbers, not a promise. An hour of your time counts as half an average booking.';

export interface FigureRow {
  group: 'gain' | 'cost' | 'time';
  label: string;
  kind: 'money' | 'number' | 'percent';
  /** The words after the value. */
  unit?: string;
  /** Whether only the calculator of the monthly plan shows the figure. */
  isPlan?: true;
}

/** The calculator's figures, in page order. */
export const figureRows = {
  missedCallsCaptured: { group: 'gain', label: 'Missed calls captured', kind: 'number', unit: 'a month' },
  revenueRecovered: { group: 'gain', label: 'Revenue recovered', kind: 'money', unit: 'a month' },
  timeValue: { group: 'gain', label: 'Value of time saved', kind: 'money', unit: 'a month' },
  totalRoi: { group: 'gain', label: 'Total monthly ROI', kind: 'money' },
  afterHours: {
    group: 'gain',
    label: 'After-hours opportunity',
    kind: 'money',
    unit: 'a month',
    isPlan: true,
  },
  netGain: { group: 'gain', label: 'Net gain', kind: 'money', unit: 'a month', isPlan: true },
  monthlyCost: { group: 'cost', label: 'Monthly cost', kind: 'money' },
  monthlyRevenue: { group: 'cost', label: 'Monthly revenue', kind: 'money' },
  costShareOfRevenue: { group: 'cost', label: 'Cost as a share of revenue', kind: 'percent' },
  costShareOfRoi: { group: 'cost', label: 'Cost as a share of ROI', kind: 'percent' },
  hoursSaved: { group: 'time', label: 'Hours saved a month', kind: 'number', unit: 'hours' },
  yearlyHours: { group: 'time', label: 'Hours saved a year', kind: 'number', unit: 'hours' },
  workDays: { group: 'time', label: 'Work days saved a year', kind: 'number', unit: 'days' },
  extraMinutes: { group: 'time', label: 'Extra availability', kind: 'number', unit: 'minutes a day' },
  availabilityIncrease: { group: 'time', label: 'Availability increase', kind: 'percent' },
} as const satisfies Record<string, FigureRow>;
