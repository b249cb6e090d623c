import type { PlainBrowser } from '../../setup/plain-browser';

/** Counts what visitors sent and how each failure came about. */
export class Ledger {
  sent = 0;
  failures = new Map<string, number>();
  /** Pages that failed without an event that aborts requests, and 5xx responses of the product itself. */
  unexplained = new Set<string>();
  foreign = new Set<string>();
  /** Files of pages that were open during a deploy. */
  missingFiles = new Set<string>();
  longestPageMs = 0;
  events = new Map<string, number>();
  /** Events in progress, and those that ended in the last seconds. */
  #active: string[] = [];

  /** Resolves with the page, or with `null` if the request failed. */
  async send(kind: 'page' | 'form', request: () => Promise<PlainBrowser>): Promise<PlainBrowser | null> {
    this.sent += 1;
    const before = [...this.#active];
    const started = performance.now();
    try {
      const page = await request();
      if (kind === 'page') this.longestPageMs = Math.max(this.longestPageMs, performance.now() - started);
      if (page.status < 500) return page;
      const isOfProxy = page.html.startsWith('We will be right back');
      this.#fail(
        kind,
        isOfProxy ? 'the proxy answered 503' : `the product answered ${page.status}`,
        before,
        page.url,
      );
    } catch (error) {
      const { message, cause } = error as Error;
      this.#fail(kind, cause instanceof Error ? cause.message : message, before, '');
    }
    return null;
  }

  async during(event: string, run: () => Promise<unknown>): Promise<void> {
    this.events.set(event, (this.events.get(event) ?? 0) + 1);
    this.#active.push(event);
    await run();
    setTimeout(() => this.#active.splice(this.#active.indexOf(event), 1), 2_000).unref();
  }

  #fail(kind: 'page' | 'form', reason: string, before: string[], url: string): void {
    const during = [...new Set([...before, ...this.#active])].sort();
    const cause = during.filter((event) => /SIGKILL|two instances/.test(event));
    const line = `${kind}: ${reason}, during ${(cause.length ? cause : during).join(' + ') || 'nothing'}`;
    this.failures.set(line, (this.failures.get(line) ?? 0) + 1);
    const isExplained =
      cause.length > 0 || (kind === 'form' && during.some((event) => /one instance/.test(event)));
    if (!isExplained || reason.startsWith('the product')) this.unexplained.add(`${line} ${url}`);
  }
}
