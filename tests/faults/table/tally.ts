import type { PlainBrowser } from '../../setup/plain-browser';

/** Statuses by which the proxy says that no instance responded; the product has none of them. */
const ofTheProxy = [502, 503, 504];

/** What came of the requests of one row. */
export class Tally {
  tried = 0;
  /** Answered by the product. */
  sent = 0;
  /** Without a response of the product. */
  lost = 0;
  serverErrors = 0;
  duplicated = 0;
  /** What was not as the row wants it. */
  remarks: string[] = [];

  async count(request: () => Promise<PlainBrowser>): Promise<PlainBrowser | null> {
    this.tried += 1;
    try {
      const page = await request();
      if (ofTheProxy.includes(page.status)) this.lost += 1;
      else this.sent += 1;
      if (page.status >= 500) this.serverErrors += 1;
      return page;
    } catch (error) {
      this.lost += 1;
      this.remark(error instanceof Error ? error.message : String(error));
      return null;
    }
  }

  expect(isSo: boolean, otherwise: string): void {
    if (!isSo) this.remark(otherwise);
  }

  remark(text: string): void {
    if (!this.remarks.includes(text)) this.remarks.push(text);
  }

  get isGreen(): boolean {
    return this.lost + this.duplicated + this.serverErrors + this.remarks.length === 0;
  }
}
