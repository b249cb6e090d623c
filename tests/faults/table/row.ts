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
