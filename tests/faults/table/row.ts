import type { Site } from './site';
import type { Tally } from './tally';

/** One line of the table; it leaves the site as it found it. */
export interface Row<Place extends Site | null = Site> {
  name: string;
  run: (site: Place, tally: Tally) => Promise<void>;
  /** Why it cannot run here; absent or `null` where it can. */
  cannotRun?: () => string | null;
}

/** What only the superuser may do: mounts, among others. */
export function needsRoot(): string | null {
  return process.getuid?.() === 0 ? null : 'needs root';
}

/** Shares no factor with the lengths of the lists that are combined, so that each entry of each has its turns. */
const stride = 7;

/** All combinations where the whole table runs; every seventh in its short form. */
export function combinationsFor<Combination>({ base }: Site, all: Combination[]): Combination[] {
  return base ? all : all.filter((_each, index) => index % stride === 0);
}
