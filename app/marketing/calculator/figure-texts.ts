import type { PriceModel } from '~/brand';
import { figureRows } from '~/content/calculator-texts';
import type { FigureRow } from '~/content/calculator-texts';
import { keysOf, mapKeys } from '~/domain/keys';
import { formatBookings, formatMoney, formatNumber } from '../number-fields/format-number';
import { calculateFigures, calculatePlanFigures, hoursOpenPerDay } from './formulas';
import type { Figures } from './formulas';
import type { CalculatorInputs } from './inputs';

type FigureName = keyof typeof figureRows;
type FigureGroup = (typeof figureRows)[FigureName]['group'];

/** A figure's value, and its calculation in words from other figures on the page. */
export interface FigureText {
  name: FigureName;
  label: string;
  value: string;
  unit?: string | undefined;
  how: string;
}

/** All figures as texts, in page order. */
export function figureTexts(inputs: CalculatorInputs, model: PriceModel): Record<FigureGroup, FigureText[]> {
  const figures = calculateFigures(inputs, model);
  const all = { ...figures, ...calculatePlanFigures(figures) };
  const values = mapKeys(figureNames, (name) => formats[figureRows[name].kind](all[name]));
  const openHours = hoursOpenPerDay(inputs);
  const words = {
    ...values,
    bookings: formatBookings(inputs.bookings),
    missedPercent: String(inputs.missedPercent),
    callMinutes: formatNumber(inputs.callMinutes),
    price: formatMoney(inputs.serviceCost),
    openHours: String(openHours),
    closedHours: String(24 - openHours),
  };
  const texts: Record<FigureGroup, FigureText[]> = { gain: [], cost: [], time: [] };
  for (const name of figureNames) {
    const { group, isPlan, label, unit, how, howInPlan }: FigureRow = figureRows[name];
    if (isPlan && model !== 'plan') continue;
    const calculation = model === 'plan' && howInPlan ? howInPlan : how(words);
    texts[group].push({ name, label, value: values[name], unit, how: calculation });
  }
  return texts;
}

const figureNames = keysOf(figureRows);

const formats: Record<FigureRow['kind'], (figure: number) => string> = {
  money: formatMoney,
  number: formatNumber,
  percent: (figure) => `${formatNumber(figure)}%`,
};

export function announcement({ monthlyCost, revenueRecovered, timeValue, totalRoi }: Figures): string {
  const loss = monthlyCost > totalRoi ? ' At these numbers, it costs more than it brings in.' : '';
  return `${formatMoney(revenueRecovered)} a month from calls you miss today, plus ${formatMoney(timeValue)} of your time, for ${formatMoney(monthlyCost)} a month.${loss}`;
}

export function chartBars({ revenueRecovered, monthlyCost }: Figures): { recovered: number; cost: number } {
  const longest = Math.max(revenueRecovered, monthlyCost, 1);
  return {
    recovered: Math.round((revenueRecovered / longest) * 1_000) / 10,
    cost: Math.round((monthlyCost / longest) * 1_000) / 10,
  };
}
