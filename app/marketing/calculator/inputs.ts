export type Period = 'AM' | 'PM';

export type CalculatorKind = 'perBooking' | 'plan';

export interface CalculatorInputs {
  serviceCost: number;
  callMinutes: number;
  bookings: number;
  missedPercent: number;
  openHour: number;
  openPeriod: Period;
  closeHour: number;
  closePeriod: Period;
}

export type CalculatorField = keyof CalculatorInputs;

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
  const fields = Object.keys(defaultInputs) as CalculatorField[];
  return fields.every((field) => one[field] === other[field]);
}

export function hasUsualTimes(inputs: CalculatorInputs, usual = defaultInputs): boolean {
  const times = ['callMinutes', 'openHour', 'openPeriod', 'closeHour', 'closePeriod'] as const;
  return times.every((name) => inputs[name] === usual[name]);
}

export const costRange = { min: 1, max: 100_000 };
export const minutesRange = { min: 1, max: 240 };
export const hourRange = { min: 1, max: 12 };
const missedStep = 5;

export const sliderRanges = {
  perBooking: {
    bookings: { min: 1, max: 120, step: 1 },
    missedPercent: { min: 0, max: 80, step: missedStep },
  },
  plan: { bookings: { min: 1, max: 100, step: 1 }, missedPercent: { min: 0, max: 50, step: missedStep } },
} as const;

/** Junk never fails: what is absent has its usual value, the rest is brought into its range. */
export function readInputs(
  source: { get(name: string): unknown },
  kind: CalculatorKind = 'perBooking',
  usual = defaultInputs,
): CalculatorInputs {
  const sliders = sliderRanges[kind];
  const text = (field: CalculatorField) => {
    const value = source.get(field);
    return typeof value === 'string' ? value.trim() : null;
  };
  return {
    serviceCost: typed(text('serviceCost'), costRange, { absent: usual.serviceCost, junk: 0 }),
    callMinutes: typed(text('callMinutes'), minutesRange, { absent: usual.callMinutes, junk: 1 }),
    bookings: stepped(text('bookings'), sliders.bookings, usual.bookings),
    missedPercent: stepped(text('missedPercent'), sliders.missedPercent, usual.missedPercent),
    openHour: stepped(text('openHour'), { ...hourRange, step: 1 }, usual.openHour),
    openPeriod: period(text('openPeriod'), usual.openPeriod),
    closeHour: stepped(text('closeHour'), { ...hourRange, step: 1 }, usual.closeHour),
    closePeriod: period(text('closePeriod'), usual.closePeriod),
  };
}

/** Says which values were out of range, and what was used instead. Empty fields and absent ones need no words. */
export function adjustments(
  source: { get(name: string): unknown },
  kind: CalculatorKind = 'perBooking',
  usual = defaultInputs,
): string[] {
  const used = readInputs(source, kind, usual);
  const sliders = sliderRanges[kind];
  const ranges = { serviceCost: costRange, callMinutes: minutesRange, ...sliders };
  return Object.entries(ranges).flatMap(([name, { min, max }]) => {
    const text = source.get(name);
    const value = used[name as keyof typeof ranges]; // the keys of a literal object
    if (typeof text !== 'string' || text.trim() === '' || Number(text) === value) return [];
    return `We used ${value} instead of “${text.trim().slice(0, 20)}”: this field takes numbers from ${min} to ${max}.`;
  });
}

/** Emptied it falls back to its minimum. */
function typed(
  text: string | null,
  range: { min: number; max: number },
  otherwise: { absent: number; junk: number },
): number {
  if (text === null) return otherwise.absent;
  if (text === '') return range.min;
  const number = numberOf(text);
  return number === null ? otherwise.junk : clamp(number, range);
}

function stepped(
  text: string | null,
  range: { min: number; max: number; step: number },
  fallback: number,
): number {
  const number = numberOf(text ?? '');
  if (number === null) return fallback;
  return clamp(Math.round(clamp(number, range) / range.step) * range.step, range);
}

function period(text: string | null, fallback: Period): Period {
  return text === 'AM' || text === 'PM' ? text : fallback;
}

/** Decimal notation alone; `Number` would also take '', '0x10' and 'Infinity'. */
function numberOf(text: string): number | null {
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : null;
}

function clamp(number: number, { min, max }: { min: number; max: number }): number {
  return Math.min(max, Math.max(min, number));
}
