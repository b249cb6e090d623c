import type { Trade } from '~/content/trades/trade';
import type { CalculatorInputs, Period } from '../calculator/inputs';

/** The calculator's defaults on the page of a trade. */
export function tradeInputs({ calculator, openingHours }: Trade): CalculatorInputs {
  const [opens, closes] = openingHours.weekdays.map(parseHour);
  return {
    ...calculator,
    openHour: opens?.hour ?? 9,
    openPeriod: opens?.period ?? 'AM',
    closeHour: closes?.hour ?? 5,
    closePeriod: closes?.period ?? 'PM',
  };
}

function parseHour(label: string): { hour: number; period: Period } {
  return { hour: Number.parseInt(label, 10), period: label.endsWith('AM') ? 'AM' : 'PM' };
}
