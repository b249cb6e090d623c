import { pricing } from '~/brand';
import { calculate, calculatePlan, openSpan } from './formulas';
import type { Figures, PlanFigures } from './formulas';
import type { CalculatorInputs, CalculatorKind } from './inputs';
import { roundHalfUp } from './rounding';

export type FigureName = keyof Figures | keyof PlanFigures;

/** The value and how it is worked out, from the figures beside it. */
export interface FigureText {
  name: FigureName;
  label: string;
  value: string;
  unit?: string;
  how: string;
}

/** In page order; server and enhanced page show the same texts. */
export function figureTexts(
  inputs: CalculatorInputs,
  kind: CalculatorKind,
): Record<FigureGroup, FigureText[]> {
  const figures = calculate(inputs, kind);
  return {
    gain: [...gainTexts(inputs, figures), ...(kind === 'plan' ? planTexts(figures) : [])],
    cost: costTexts(inputs, figures, kind),
    time: timeTexts(inputs, figures),
  };
}

export type FigureGroup = 'gain' | 'cost' | 'time';

export function announcement({ monthlyCost, revenueRecovered, timeValue }: Figures): string {
  return `${money(revenueRecovered)} a month from calls you used to miss, plus ${money(timeValue)} of your time, for ${money(monthlyCost)} a month.`;
}

export function chartBars({ revenueRecovered, monthlyCost }: Figures): { recovered: number; cost: number } {
  const longest = Math.max(revenueRecovered, monthlyCost, 1);
  return {
    recovered: Math.round((revenueRecovered / longest) * 1_000) / 10,
    cost: Math.round((monthlyCost / longest) * 1_000) / 10,
  };
}

/** Not by the browser's own formats: loading those took longer than all other scripts of the page together. */
export function money(dollars: number): string {
  const digits = Number.isInteger(dollars) ? 0 : 2;
  return `${dollars < 0 ? '-' : ''}$${grouped(roundHalfUp(Math.abs(dollars), 2).toFixed(digits))}`;
}

export function plain(number: number): string {
  return grouped(String(roundHalfUp(number, 2)));
}

function grouped(digits: string): string {
  const [whole = '', ...fraction] = digits.split('.');
  return [whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ','), ...fraction].join('.');
}

function gainTexts(inputs: CalculatorInputs, figures: Figures): FigureText[] {
  const { bookings, missedPercent, serviceCost } = inputs;
  const { missedCallsCaptured, revenueRecovered, hoursSaved, timeValue, totalRoi } = figures;
  return [
    {
      name: 'missedCallsCaptured',
      label: 'Missed calls captured',
      value: plain(missedCallsCaptured),
      unit: 'a month',
      how: `${bookings} bookings × ${missedPercent}%, to the nearest whole call`,
    },
    {
      name: 'revenueRecovered',
      label: 'Revenue recovered',
      value: money(revenueRecovered),
      unit: 'a month',
      how: `${plain(missedCallsCaptured)} calls × ${money(serviceCost)}`,
    },
    {
      name: 'timeValue',
      label: 'Value of time saved',
      value: money(timeValue),
      unit: 'a month',
      how: `${plain(hoursSaved)} hours × half of ${money(serviceCost)}`,
    },
    {
      name: 'totalRoi',
      label: 'Total monthly ROI',
      value: money(totalRoi),
      how: `${money(revenueRecovered)} recovered + ${money(timeValue)} of time`,
    },
  ];
}

function planTexts(figures: Figures): FigureText[] {
  const { afterHours, netGain } = calculatePlan(figures);
  const { monthlyRevenue, revenueRecovered } = figures;
  return [
    {
      name: 'afterHours',
      label: 'After-hours opportunity',
      value: money(afterHours),
      unit: 'a month',
      how: `30% of ${money(monthlyRevenue)}`,
    },
    {
      name: 'netGain',
      label: 'Net gain',
      value: money(netGain),
      unit: 'a month',
      how: `${money(revenueRecovered)} recovered + ${money(afterHours)} after hours − ${money(pricing.plan.monthly)}`,
    },
  ];
}

function costTexts(inputs: CalculatorInputs, figures: Figures, kind: CalculatorKind): FigureText[] {
  const { monthlyCost, monthlyRevenue, totalRoi, costShareOfRevenue, costShareOfRoi } = figures;
  return [
    {
      name: 'monthlyCost',
      label: 'Monthly cost',
      value: money(monthlyCost),
      how:
        kind === 'plan'
          ? `The plan with ${pricing.plan.minutes} minutes; extra minutes are ${money(pricing.plan.extraMinute)} each`
          : `${inputs.bookings} bookings × ${money(pricing.perBooking)}`,
    },
    {
      name: 'monthlyRevenue',
      label: 'Monthly revenue',
      value: money(monthlyRevenue),
      how: `${inputs.bookings} bookings × ${money(inputs.serviceCost)}`,
    },
    {
      name: 'costShareOfRevenue',
      label: 'Cost as a share of revenue',
      value: `${plain(costShareOfRevenue)}%`,
      how: `${money(monthlyCost)} of ${money(monthlyRevenue)}`,
    },
    {
      name: 'costShareOfRoi',
      label: 'Cost as a share of ROI',
      value: `${plain(costShareOfRoi)}%`,
      how: `${money(monthlyCost)} of ${money(totalRoi)}`,
    },
  ];
}

function timeTexts(inputs: CalculatorInputs, figures: Figures): FigureText[] {
  const { hoursSaved, yearlyHours, workDays, extraMinutes, availabilityIncrease } = figures;
  const span = openSpan(inputs);
  return [
    {
      name: 'hoursSaved',
      label: 'Hours saved a month',
      value: plain(hoursSaved),
      unit: 'hours',
      how: `${inputs.bookings} bookings × ${plain(inputs.callMinutes)} minutes ÷ 60`,
    },
    {
      name: 'yearlyHours',
      label: 'Hours saved a year',
      value: plain(yearlyHours),
      unit: 'hours',
      how: `${plain(hoursSaved)} hours × 12 months`,
    },
    {
      name: 'workDays',
      label: 'Work days saved a year',
      value: plain(workDays),
      unit: 'days',
      how: `${plain(yearlyHours)} hours ÷ 8 hours a day`,
    },
    {
      name: 'extraMinutes',
      label: 'Extra availability',
      value: plain(extraMinutes),
      unit: 'minutes a day',
      how: `24 − ${span} open hours = ${24 - span} hours × 60`,
    },
    {
      name: 'availabilityIncrease',
      label: 'Availability increase',
      value: `${plain(availabilityIncrease)}%`,
      how: `${24 - span} more hours on top of ${span}`,
    },
  ];
}
