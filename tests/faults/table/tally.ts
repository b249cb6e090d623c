import type { PlainBrowser } from '../../setup/plain-browser';
import type { Site } from './site';

/** One line of the table. It leaves the site as it found it. */
export interface Row {
  name: string;
  run: (site: Site, tally: Tally) => Promise<void>;
}

/** Counts the requests of one row. */
export class Tally {
  tried = 0;
  /** Requests without a response from an instance: reset, timed out, or answered by the proxy. */
  lost = 0;
  serverErrors = 0;
  duplicated = 0;
  /** The longest wait of other visitors during an attack, and at a second site that nobody attacks. */
  waits = '';
  /** Why the row failed. */
  remarks = new Set<string>();

  async count(request: () => Promise<PlainBrowser>): Promise<PlainBrowser | null> {
    this.tried += 1;
    try {
      const page = await request();
      if ([502, 503, 504].includes(page.status)) this.lost += 1;
      if (page.status < 500) return page;
      this.serverErrors += 1;
      this.remarks.add(`${page.status} of ${page.url}`);
      return page;
    } catch (error) {
      this.lost += 1;
      this.remarks.add(String(error));
      return null;
    }
  }

  expect(condition: boolean | undefined, problem: string): void {
    if (!condition) this.remarks.add(problem);
  }

  /** Expects that the backend acted exactly once. */
  expectOnce(times: number): void {
    this.duplicated += Math.max(0, times - 1);
    this.expect(times > 0, 'the backend did not act');
  }

  get isGreen(): boolean {
    return this.lost + this.duplicated + this.serverErrors + this.remarks.size === 0;
  }
}
