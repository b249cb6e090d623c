import { pricing } from '~/brand';
import type { PriceModel } from '~/brand';
import { figureRows } from '~/content/calculator-texts';
import type { FigureRow } from '~/content/calculator-texts';
import { calculateFigures, calculatePlanFigures, hoursOpenPerDay, roundHalfUp } from './formulas';
import type { Figures, PlanFigures } from './formulas';
import type { CalculatorInputs } from './inputs';

type FigureName = keyof typeof figureRows;
type FigureGroup = (typeof figureRows)[FigureName]['group'];

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
  const all = { ...figures, ...calculatePlanFigures(figures) };
  const calculations = calculationsOf(inputs, all, model);
  const texts: Record<FigureGroup, FigureText[]> = { gain: [], cost: [], time: [] };
  for (const name of Object.keys(figureRows) as FigureName[]) {
    const { group, kind, isPlan, ...row }: FigureRow = figureRows[name];
    if (isPlan && model !== 'plan') continue;
    texts[group].push({ name, ...row, value: formats[kind](all[name]), how: calculations[name] });
  }
  return texts;
}

const formats: Record<FigureRow['kind'], (figure: number) => string> = {
  money: formatMoney,
  number: formatNumber,
  percent: (figure) => `${formatNumber(figure)}%`,
};

function calculationsOf(
  inputs: CalculatorInputs,
  figures: Figures & PlanFigures,
  model: PriceModel,
): Record<FigureName, string> {
  const { bookings, missedPercent, callMinutes } = inputs;
  const openHours = hoursOpenPerDay(inputs);
  const closedHours = 24 - openHours;
  const price = formatMoney(inputs.serviceCost);
  const hours = formatNumber(figures.hoursSaved);
  const cost = formatMoney(figures.monthlyCost);
  const revenue = formatMoney(figures.monthlyRevenue);
  const recovered = formatMoney(figures.revenueRecovered);
  const { monthly, minutes, extraMinute } = pricing.plan;
  return {
    missedCallsCaptured: `${bookings} bookings × ${missedPercent}%, to the nearest whole call`,
    revenueRecovered: `${formatNumber(figures.missedCallsCaptured)} calls × ${price}`,
    timeValue: `${hours} hours × half of ${price}`,
    totalRoi: `${recovered} recovered + ${formatMoney(figures.timeValue)} of time`,
    afterHours: `30% of ${revenue}`,
    netGain: `${recovered} recovered + ${formatMoney(figures.afterHours)} after hours − ${formatMoney(monthly)}`,
    monthlyCost:
      model === 'plan'
        ? `The plan with ${minutes} minutes; extra minutes are ${formatMoney(extraMinute)} each`
        : `${bookings} bookings × ${formatMoney(pricing.perBooking)}`,
    monthlyRevenue: `${bookings} bookings × ${price}`,
    costShareOfRevenue: `${cost} of ${revenue}`,
    costShareOfRoi: `${cost} of ${formatMoney(figures.totalRoi)}`,
    hoursSaved: `${bookings} bookings × ${formatNumber(callMinutes)} minutes ÷ 60`,
    yearlyHours: `${hours} hours × 12 months`,
    workDays: `${formatNumber(figures.yearlyHours)} hours ÷ 8 hours a day`,
    extraMinutes: `24 − ${openHours} open hours = ${closedHours} hours × 60`,
    availabilityIncrease: `${closedHours} more hours on top of ${openHours}`,
  };
}

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
