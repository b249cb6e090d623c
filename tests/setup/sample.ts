/** Whether all combinations run, as `npm run test:long` does, instead of samples. */
export const isLong = Boolean(process.env.LONG_TESTS);

/**
 * Selects the samples. The day by default, so that the runs of a week cover everything; `SAMPLE_SEED` repeats a run.
 * Workers inherit the environment variable.
 */
process.env.SAMPLE_SEED ??= String(Math.floor(Date.now() / 86_400_000));
export const sampleSeed = Number(process.env.SAMPLE_SEED);

const daysPerWeek = 7;

/** A seventh of these, at least one; another seventh for the next seed. All of them in a long run. */
export function sample<Item>(all: readonly Item[]): Item[] {
  if (isLong) return [...all];
  const cycle = Math.min(all.length, daysPerWeek);
  return all.filter((_item, index) => index % cycle === sampleSeed % cycle);
}

/** A sample of each kind. */
export function sampleOfEach<Item>(all: readonly Item[], kindOf: (item: Item) => string): Item[] {
  const kinds = new Map<string, Item[]>();
  for (const item of all) kinds.set(kindOf(item), [...(kinds.get(kindOf(item)) ?? []), item]);
  return [...kinds.values()].flatMap(sample);
}

/** The widest and the narrowest of these, which are sorted. All of them in a long run. */
export function extremes(widths: readonly number[]): number[] {
  return isLong ? [...widths] : widths.filter((_width, index) => index === 0 || index === widths.length - 1);
}
