import { pricing } from '~/brand';
import type { PriceModel } from '~/brand';
import { calculateFigures, calculatePlanFigures, hoursOpenPerDay, roundHalfUp } from './formulas';
import type { Figures, PlanFigures } from './formulas';
import type { CalculatorInputs } from './inputs';

type FigureName = keyof Figures | keyof PlanFigures;

/** A figure's value, and its calculation in words from other figures on the page. */
export interface FigureText {
  name: FigureName;
  label: string;
  value: string;
  unit?: string;
  how: string;
}

/** All figures as texts, in page order. */
export function figureTexts(inputs: CalculatorInputs, model: PriceModel): Record<FigureGroup, FigureText[]> {
  const figures = calculateFigures(inputs, model);
  return {
    gain: [...gainTexts(inputs, figures), ...(model === 'plan' ? planTexts(figures) : [])],
    cost: costTexts(inputs, figures, model),
    time: timeTexts(inputs, figures),
  };
}

export type FigureGroup = 'gain' | 'cost' | 'time';

export function announcement({ monthlyCost, revenueRecovered, timeValue }: Figures): string {
  return `${formatMoney(revenueRecovered)} a month from calls you used to miss, plus ${formatMoney(timeValue)} of your time, for ${formatMoney(monthlyCost)} a month.`;
}

export function chartBars({ revenueRecovered, monthlyCost }: Figures): { recovered: number; cost: number } {
  const longest = Math.max(revenueRecovered, monthlyCost, 1);
  return {
    recovered: Math.round((revenueRecovered / longest) * 1_000) / 10,
    cost: Math.round((monthlyCost / longest) * 1_000) / 10,
  };
}

/** Formats dollars without `Intl`, whose data took longer to load than all other scripts of the page together. */
export function formatMoney(dollars: number): string {
  const digits = Number.isInteger(dollars) ? 0 : 2;
  return `${dollars < 0 ? '-' : ''}$${groupThousands(roundHalfUp(Math.abs(dollars), 2).toFixed(digits))}`;
}

export function formatNumber(number: number): string {
  return groupThousands(String(roundHalfUp(number, 2)));
}

function groupThousands(digits: string): string {
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
      value: formatNumber(missedCallsCaptured),
      unit: 'a month',
      how: `${bookings} bookings × ${missedPercent}%, to the nearest whole call`,
    },
    {
      name: 'revenueRecovered',
      label: 'Revenue recovered',
      value: formatMoney(revenueRecovered),
      unit: 'a month',
      how: `${formatNumber(missedCallsCaptured)} calls × ${formatMoney(serviceCost)}`,
    },
    {
      name: 'timeValue',
      label: 'Value of time saved',
      value: formatMoney(timeValue),
      unit: 'a month',
      how: `${formatNumber(hoursSaved)} hours × half of ${formatMoney(serviceCost)}`,
    },
    {
      name: 'totalRoi',
      label: 'Total monthly ROI',
      value: formatMoney(totalRoi),
      how: `${formatMoney(revenueRecovered)} recovered + ${formatMoney(timeValue)} of time`,
    },
  ];
}

function planTexts(figures: Figures): FigureText[] {
  const { afterHours, netGain } = calculatePlanFigures(figures);
  const { monthlyRevenue, revenueRecovered } = figures;
  return [
    {
      name: 'afterHours',
      label: 'After-hours opportunity',
      value: formatMoney(afterHours),
      unit: 'a month',
      how: `30% of ${formatMoney(monthlyRevenue)}`,
    },
    {
      name: 'netGain',
      label: 'Net gain',
      value: formatMoney(netGain),
      unit: 'a month',
      how: `${formatMoney(revenueRecovered)} recovered + ${formatMoney(afterHours)} after hours − ${formatMoney(pricing.plan.monthly)}`,
    },
  ];
}

function costTexts(inputs: CalculatorInputs, figures: Figures, model: PriceModel): FigureText[] {
  const { monthlyCost, monthlyRevenue, totalRoi, costShareOfRevenue, costShareOfRoi } = figures;
  return [
    {
      name: 'monthlyCost',
      label: 'Monthly cost',
      value: formatMoney(monthlyCost),
      how:
        model === 'plan'
          ? `The plan with ${pricing.plan.minutes} minutes; extra minutes are ${formatMoney(pricing.plan.extraMinute)} each`
          : `${inputs.bookings} bookings × ${formatMoney(pricing.perBooking)}`,
    },
    {
      name: 'monthlyRevenue',
      label: 'Monthly revenue',
      value: formatMoney(monthlyRevenue),
      how: `${inputs.bookings} bookings × ${formatMoney(inputs.serviceCost)}`,
    },
    {
      name: 'costShareOfRevenue',
      label: 'Cost as a share of revenue',
      value: `${formatNumber(costShareOfRevenue)}%`,
      how: `${formatMoney(monthlyCost)} of ${formatMoney(monthlyRevenue)}`,
    },
    {
      name: 'costShareOfRoi',
      label: 'Cost as a share of ROI',
      value: `${formatNumber(costShareOfRoi)}%`,
      how: `${formatMoney(monthlyCost)} of ${formatMoney(totalRoi)}`,
    },
  ];
}

function timeTexts(inputs: CalculatorInputs, figures: Figures): FigureText[] {
  const { hoursSaved, yearlyHours, workDays, extraMinutes, availabilityIncrease } = figures;
  const span = hoursOpenPerDay(inputs);
  return [
    {
      name: 'hoursSaved',
      label: 'Hours saved a month',
      value: formatNumber(hoursSaved),
      unit: 'hours',
      how: `${inputs.bookings} bookings × ${formatNumber(inputs.callMinutes)} minutes ÷ 60`,
    },
    {
      name: 'yearlyHours',
      label: 'Hours saved a year',
      value: formatNumber(yearlyHours),
      unit: 'hours',
      how: `${formatNumber(hoursSaved)} hours × 12 months`,
    },
    {
      name: 'workDays',
      label: 'Work days saved a year',
      value: formatNumber(workDays),
      unit: 'days',
      how: `${formatNumber(yearlyHours)} hours ÷ 8 hours a day`,
    },
    {
      name: 'extraMinutes',
      label: 'Extra availability',
      value: formatNumber(extraMinutes),
      unit: 'minutes a day',
      how: `24 − ${span} open hours = ${24 - span} hours × 60`,
    },
    {
      name: 'availabilityIncrease',
      label: 'Availability increase',
      value: `${formatNumber(availabilityIncrease)}%`,
      how: `${24 - span} more hours on top of ${span}`,
    },
  ];
}
