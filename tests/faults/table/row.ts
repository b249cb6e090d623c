import type { Site } from './site';
import type { Tally } from './tally';

/** One line of the table; it leaves the site as it found it. */
export interface Row {
  name: string;
  run: (site: Site, tally: Tally) => Promise<void>;
}
