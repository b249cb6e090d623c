import type { PriceModel } from '~/brand';
import { numberFields } from '~/content/calculator-texts';
import type { Trade } from '~/content/trades/trade';
import { keysOf } from '~/domain/keys';
import { serviceCostParameter } from '~/domain/paths';
import { readQuantity } from '../number-fields/read-quantity';
import type { FieldSource, NumberRange } from '../number-fields/read-quantity';

export type Meridiem = 'AM' | 'PM';

export interface CalculatorInputs {
  serviceCost: number;
  callMinutes: number;
  bookings: number;
  missedPercent: number;
  openHour: number;
  openPeriod: Meridiem;
  closeHour: number;
  closePeriod: Meridiem;
}

type CalculatorField = keyof CalculatorInputs;

export const defaultInputs: CalculatorInputs = {
  serviceCost: 150,
  callMinutes: 8,
  bookings: 20,
  missedPercent: 30,
  openHour: 9,
  openPeriod: 'AM',
  closeHour: 5,
  closePeriod: 'PM',
};

export function areSameInputs(one: CalculatorInputs, other: CalculatorInputs): boolean {
  return keysOf(defaultInputs).every((field) => one[field] === other[field]);
}

export function hasDefaultTimes(inputs: CalculatorInputs, defaults = defaultInputs): boolean {
  const times = ['callMinutes', 'openHour', 'openPeriod', 'closeHour', 'closePeriod'] as const;
  return times.every((name) => inputs[name] === defaults[name]);
}

export const costRange = { min: 1, max: 100_000 };
export const minutesRange = { min: 1, max: 240 };
export const hourRange = { min: 1, max: 12, step: 1 };
const missedStep = 5;

export const sliderRanges = {
  perBooking: {
    bookings: { min: 1, max: 120, step: 1 },
    missedPercent: { min: 0, max: 80, step: missedStep },
  },
  plan: { bookings: { min: 1, max: 100, step: 1 }, missedPercent: { min: 0, max: 50, step: missedStep } },
} as const;

/** The ranges of the number fields. */
export function rangesOf(model: PriceModel) {
  return { serviceCost: costRange, callMinutes: minutesRange, ...sliderRanges[model] };
}

export type NumberFieldName = keyof ReturnType<typeof rangesOf>;

/** Reads the inputs from a form or query. Missing values get their defaults; all others are clamped to their range. */
export function readCalculatorInputs(
  source: FieldSource,
  model: PriceModel = 'perBooking',
  defaults = defaultInputs,
): CalculatorInputs {
  const sliders = sliderRanges[model];
  const read = (name: 'bookings' | 'missedPercent' | 'openHour' | 'closeHour', range: NumberRange) =>
    readQuantity(source, name, range) ?? defaults[name];
  return {
    serviceCost: readTyped(source, serviceCostParameter, costRange, {
      missing: defaults.serviceCost,
      invalid: 0,
    }),
    callMinutes: readTyped(source, 'callMinutes', minutesRange, {
      missing: defaults.callMinutes,
      invalid: 1,
    }),
    bookings: read('bookings', sliders.bookings),
    missedPercent: read('missedPercent', sliders.missedPercent),
    openHour: read('openHour', hourRange),
    openPeriod: readPeriod(source.get('openPeriod')) ?? defaults.openPeriod,
    closeHour: read('closeHour', hourRange),
    closePeriod: readPeriod(source.get('closePeriod')) ?? defaults.closePeriod,
  };
}

/** Notes about values out of range, by field. */
export type Adjustments = Partial<Record<NumberFieldName, string>>;

/** Explains which value replaces one that is out of range or empty. Missing fields have no note. */
export function describeAdjustments(
  source: FieldSource,
  booking: string,
  model: PriceModel = 'perBooking',
  defaults = defaultInputs,
): Adjustments {
  const used = readCalculatorInputs(source, model, defaults);
  const ranges = rangesOf(model);
  const notes: Adjustments = {};
  for (const field of keysOf(numberFields)) {
    const text = source.get(field);
    if (typeof text !== 'string') continue;
    const typed = text.trim();
    if (typed !== '' && Number(typed) === used[field]) continue;
    const { name, before, after } = numberFields[field];
    const { min, max } = ranges[field];
    const write = (value: number) =>
      `${value < 0 ? '-' : ''}${before}${Math.abs(value).toLocaleString('en-US')}`;
    const instead = Number.isFinite(Number(typed)) ? write(Number(typed)) + after : `“${typed.slice(0, 20)}”`;
    const reason = typed === '' ? ', because the field is empty' : ` instead of ${instead}`;
    const step = field === 'missedPercent' ? `, in steps of ${missedStep}` : '';
    notes[field] =
      `${name(booking)}: we used ${write(used[field])}${after}${reason}. It can be ${write(min)} to ${write(max)}${after}${step}.`;
  }
  return notes;
}

/** Reads a number without a slider. A field that the visitor emptied counts as its minimum. */
function readTyped(
  source: FieldSource,
  name: CalculatorField,
  range: NumberRange,
  fallback: { missing: number; invalid: number },
): number {
  const text = source.get(name);
  if (typeof text !== 'string') return fallback.missing;
  if (text.trim() === '') return range.min;
  return readQuantity(source, name, range) ?? fallback.invalid;
}

function readPeriod(value: unknown): Meridiem | null {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === 'AM' || text === 'PM' ? text : null;
}

/** The calculator's defaults for a trade. `bookings` is the number that the rest of the page shows. */
export function calculatorInputsOf({ calculator, openingHours }: Trade, bookings: number): CalculatorInputs {
  const [opens, closes] = openingHours.weekdays.map(parseHour);
  return {
    ...calculator,
    bookings,
    openHour: opens?.hour ?? 9,
    openPeriod: opens?.period ?? 'AM',
    closeHour: closes?.hour ?? 5,
    closePeriod: closes?.period ?? 'PM',
  };
}

function parseHour(label: string): { hour: number; period: Meridiem } {
  return { hour: Number.parseInt(label, 10), period: label.endsWith('AM') ? 'AM' : 'PM' };
}
