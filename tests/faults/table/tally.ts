import type { PlainBrowser } from '../../setup/plain-browser';
import type { Site } from './site';

/** One line of the table; it leaves the site as it found it. */
export interface Row {
  name: string;
  run: (site: Site, tally: Tally) => Promise<void>;
}

/** What came of the requests of one row. */
export class Tally {
  tried = 0;
  /** Without a response of the product: no response, or the proxy's, which the product has none of. */
  lost = 0;
  serverErrors = 0;
  duplicated = 0;
  /** What was not as the row wants it. */
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

  expect(isSo: boolean | undefined, otherwise: string): void {
    if (!isSo) this.remarks.add(otherwise);
  }

  /** What was wanted once was done once. */
  expectOnce(times: number): void {
    this.duplicated += Math.max(0, times - 1);
    this.expect(times > 0, 'nothing was done');
  }

  get isGreen(): boolean {
    return this.lost + this.duplicated + this.serverErrors + this.remarks.size === 0;
  }
}
