import { hourlyWage } from '~/content/comparison';

/** The numbers that a reader can change: calls per month, percent, minutes, hours per week and dollars per hour. */
export interface Assumptions {
  /** `null` compares a few usual numbers of calls. */
  calls: number | null;
  bookedPercent: number;
  minutesPerCall: number;
  hoursPerWeek: number;
  hourlyPay: number;
}

export const defaultAssumptions = {
  calls: null,
  bookedPercent: 50,
  minutesPerCall: 4,
  hoursPerWeek: 20,
  hourlyPay: hourlyWage,
} as const satisfies Assumptions;

export const assumptionRanges: Record<keyof Assumptions, { min: number; max: number; step: number }> = {
  calls: { min: 1, max: 5_000, step: 1 },
  bookedPercent: { min: 0, max: 100, step: 1 },
  minutesPerCall: { min: 1, max: 60, step: 1 },
  hoursPerWeek: { min: 1, max: 168, step: 1 },
  hourlyPay: { min: 7.25, max: 200, step: 0.05 },
};

/** Reads the assumptions from a query. Missing or invalid values get their defaults; others are clamped. */
export function readAssumptions(query: URLSearchParams): Assumptions {
  const readOptional = (name: keyof Assumptions) => {
    const text = query.get(name)?.trim() ?? '';
    if (!/^\d+(\.\d+)?$/.test(text)) return null;
    const number = Number(text);
    const { min, max, step } = assumptionRanges[name];
    const inRange = Math.min(max, Math.max(min, number));
    return step === 1 ? Math.round(inRange) : Math.round(inRange * 100) / 100;
  };
  const read = (name: Exclude<keyof Assumptions, 'calls'>) => readOptional(name) ?? defaultAssumptions[name];
  return {
    calls: readOptional('calls'),
    bookedPercent: read('bookedPercent'),
    minutesPerCall: read('minutesPerCall'),
    hoursPerWeek: read('hoursPerWeek'),
    hourlyPay: read('hourlyPay'),
  };
}
