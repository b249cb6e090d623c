/** A form or a query. */
export interface FieldSource {
  get(name: string): unknown;
}

export interface NumberRange {
  min: number;
  max: number;
  step?: number;
}

/** Decimal notation only: `Number` also accepts '', '0x10' and 'Infinity'. */
const decimal = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** Reads a number: the nearest step in its range, or `null` if the field is missing, empty or not a number. */
export function readQuantity(source: FieldSource, name: string, range: NumberRange): number | null {
  const value = source.get(name);
  const text = typeof value === 'string' ? value.trim() : '';
  if (!decimal.test(text)) return null;
  const number = clamp(Number(text), range);
  if (!range.step) return number;
  const nearest = Math.round(number / range.step) * range.step;
  return clamp(Number(nearest.toFixed(2)), range); // without the binary error of steps such as 0.01
}

export function clamp(number: number, { min, max }: NumberRange): number {
  return Math.min(max, Math.max(min, number));
}
