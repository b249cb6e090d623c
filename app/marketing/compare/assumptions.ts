import { hourlyWage } from '~/content/comparison';

/** What a reader of the comparison can change. Percent, minutes, hours a week, dollars. */
export interface Assumptions {
  bookedPercent: number;
  minutesPerCall: number;
  hoursPerWeek: number;
  hourlyPay: number;
}

export const defaultAssumptions: Assumptions = {
  bookedPercent: 50,
  minutesPerCall: 4,
  hoursPerWeek: 20,
  hourlyPay: hourlyWage,
};

export const assumptionRanges: Record<keyof Assumptions, { min: number; max: number; step: number }> = {
  bookedPercent: { min: 0, max: 100, step: 1 },
  minutesPerCall: { min: 1, max: 60, step: 1 },
  hoursPerWeek: { min: 1, max: 168, step: 1 },
  hourlyPay: { min: 7.25, max: 200, step: 0.05 },
};

/** Reads the assumptions from a query. A missing or unreadable one has its default; others are brought into range. */
export function readAssumptions(query: URLSearchParams): Assumptions {
  const read = (name: keyof Assumptions) => {
    const text = query.get(name)?.trim() ?? '';
    const number = /^\d+(\.\d+)?$/.test(text) ? Number(text) : defaultAssumptions[name];
    const { min, max, step } = assumptionRanges[name];
    const inRange = Math.min(max, Math.max(min, number));
    return step === 1 ? Math.round(inRange) : Math.round(inRange * 100) / 100;
  };
  return {
    bookedPercent: read('bookedPercent'),
    minutesPerCall: read('minutesPerCall'),
    hoursPerWeek: read('hoursPerWeek'),
    hourlyPay: read('hourlyPay'),
  };
}
