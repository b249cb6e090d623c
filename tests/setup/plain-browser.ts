import { Page } from './page';
import { pageText } from './page-text';

export type Fetch = (url: URL, init: PlainRequest) => Promise<Response>;
export interface PlainRequest {
  method?: string;
  headers: Record<string, string>;
  body?: string | FormData;
  redirect: 'manual';
}

/** A browser's user agent. Bots aren't counted and get no phone numbers. */
export const person = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
};

/** Each parallel worker has its own range, because workers may share a server. */
let visitors = Number(process.env.TEST_WORKER_INDEX ?? 0) * 500;

/** A `fetch` with a new client IP in `X-Forwarded-For`, so that rate limits count it as another visitor. */
export function fetchFromNewAddress(): Fetch {
  visitors += 1;
  const address = `203.0.${visitors >> 8}.${visitors & 255}`;
  return (url, init) => fetch(url, { ...init, headers: { ...init.headers, 'X-Forwarded-For': address } });
}

/** A minimal HTTP browser without JavaScript: cookies, redirects and forms. Much faster than a real browser. */
export class PlainBrowser {
  url: string;
  status = 0;
  html = '';
  /** The current page's Content-Security-Policy. */
  policy = '';
  #page: Page | undefined;
  #cookies = new Map<string, string>();
  #origin: string;
  #fetch: Fetch;

  constructor(origin: string, fetchPage: Fetch = fetch) {
    this.#origin = origin;
    this.#fetch = fetchPage;
    this.url = origin;
  }

  async open(path: string, headers: Record<string, string> = {}): Promise<this> {
    return this.#go(new URL(path, this.url), { headers });
  }

  /**
   * Fills in fields of a form of the current page, and sends it with all its values to its own address or to `path`. Throws
   * if no form has the fields.
   */
  async submit(fields: Record<string, string>, path?: string, follow = true): Promise<this> {
    const { action, values } = this.page.formWith(fields, this.url);
    return this.post({ ...values, ...fields }, path ?? action, follow);
  }

  /** Posts fields that the current page doesn't offer, as a script, another tab, an old page or a hostile client may. */
  async post(fields: Record<string, string>, path = this.url, follow = true): Promise<this> {
    const headers = { Origin: this.#origin, 'Content-Type': 'application/x-www-form-urlencoded' };
    const body = new URLSearchParams(fields).toString();
    return this.#go(new URL(path, this.url), { method: 'POST', headers, body }, follow);
  }

  /** Clicks the payment page's button, and comes back from the checkout's site without paying. */
  async openCheckout(): Promise<this> {
    await this.open(new URL('/payment-setup', this.#origin).href);
    await this.submit({ intent: 'subscribe' });
    this.url = this.#origin;
    return this;
  }

  /** Posts fields to `path` without following redirects. */
  postOnce(path: string, fields: Record<string, string>): Promise<this> {
    return this.post(fields, new URL(path, this.#origin).href, false);
  }

  /** Posts a multipart form to the current page, or to `path`. */
  async upload(body: FormData, path = this.url): Promise<this> {
    return this.#go(new URL(path, this.url), { method: 'POST', headers: { Origin: this.#origin }, body });
  }

  /** Sends any other request. */
  async send(path: string, init: { method: string; headers?: Record<string, string>; body?: string }) {
    return this.#go(new URL(path, this.url), init);
  }

  /** The current page, to find its headings, links, buttons and fields. */
  get page(): Page {
    if (this.#page?.html !== this.html) this.#page = new Page(this.html);
    return this.#page;
  }

  /** The current page's visible text. */
  get text(): string {
    return pageText(this.html);
  }

  /** The value of the `Cookie` header. */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Stores a cookie that the site didn't set. */
  keep(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  /** Stores the cookies of another browser's `cookie`. */
  keepAll(cookie: string): void {
    for (const pair of cookie.split('; ')) this.#keep(pair);
  }

  async #go(
    url: URL,
    init: { method?: string; headers?: Record<string, string>; body?: string | FormData },
    follow = true,
  ): Promise<this> {
    const response = await this.#fetch(url, {
      ...init,
      redirect: 'manual',
      // Compressing each page would take a fifth of the time of these tests.
      headers: { ...person, 'Accept-Encoding': 'identity', ...init.headers, Cookie: this.cookie },
    });
    for (const header of response.headers.getSetCookie()) this.#keep(header);
    const location = response.headers.get('location');
    const next = location && follow ? new URL(location, url) : null;
    if (next && next.origin === this.#origin) return this.#go(next, response.status === 307 ? init : {});
    this.url = (next ?? url).href;
    this.status = response.status;
    this.policy = response.headers.get('content-security-policy') ?? '';
    this.html = await response.text();
    return this;
  }

  #keep(header: string): void {
    const [pair = ''] = header.split(';');
    const at = pair.indexOf('=');
    if (at < 1) throw new Error(`no browser keeps the cookie ${header}`);
    if (/Max-Age=0/.test(header)) this.#cookies.delete(pair.slice(0, at));
    else this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
}
