import { setTimeout as sleep } from 'node:timers/promises';

import type { WatchedSite } from './watched-site';

/** A running browser. */
export interface Driver {
  /** Opens a window without cookies or storage. The previous window can't be used afterward. */
  open(site: WatchedSite): Promise<Tab>;
  close(): Promise<void>;
}

/** A browser window. `element` parameters are JavaScript expressions that evaluate to an element or null. */
export interface Tab {
  visit(url: string): Promise<unknown>;
  back(): Promise<unknown>;
  refresh(): Promise<unknown>;
  /** Evaluates an expression, even if JavaScript is disabled for the page. The expression must be synchronous. */
  evaluate(expression: string): Promise<unknown>;
  /** Activates an element with Enter, because a click can miss an element that moves. */
  press(element: string): Promise<unknown>;
  /** Replaces a field's text by selecting all and typing. An empty text clears it. */
  retype(element: string, text: string): Promise<unknown>;
  upload(element: string, path: string): Promise<unknown>;
}

/** Timeout for all conditions. It is generous because these tests don't measure speed. */
const timeoutMs = 30_000;
const controls = 'button, a[href], summary';
const fields = 'input:not([type=hidden]), select, textarea';

/** A page object: actions and expectations in terms of labels and visible text. */
export class Page {
  constructor(
    readonly tab: Tab,
    readonly site: WatchedSite,
    readonly scripts: boolean,
  ) {}

  visit(path: string): Promise<unknown> {
    return this.tab.visit(this.site.url + path);
  }

  /** Activates a button, link or summary by its text, as soon as it is enabled. */
  press(name: string, within = 'body'): Promise<void> {
    return this.#until(`'${name}' can be pressed`, () =>
      this.tab.press(`(${findTarget})(${JSON.stringify(name)}, '${within}', '${controls}')`),
    );
  }

  fill(label: string, text: string): Promise<void> {
    return this.#until(`'${label}' holds '${text}'`, async () => {
      await this.tab.retype(fieldOf(label), text);
      return (await this.#value(label)) === text;
    });
  }

  choose(label: string, option: string): Promise<void> {
    return this.#until(`'${option}' can be chosen of '${label}'`, () =>
      this.tab.evaluate(`(${choose})(${fieldOf(label)}, ${JSON.stringify(option)})`),
    );
  }

  upload(label: string, path: string): Promise<void> {
    return this.#until(`'${label}' takes a file`, () => this.tab.upload(fieldOf(label), path));
  }

  async path(): Promise<string> {
    return String(await this.tab.evaluate('location.href')).replace(this.site.url, '');
  }

  /** Waits until the page shows the text. */
  shows(text: string | RegExp, selector = 'body'): Promise<void> {
    return this.#until(`the page shows ${text}`, async () => {
      const visible = await this.#text(selector);
      return typeof text === 'string' ? visible.includes(text) : text.test(visible);
    });
  }

  /** Waits until the page's path matches. */
  isAt(path: RegExp): Promise<void> {
    return this.#until(`the address is ${path}`, async () => path.test(await this.path()));
  }

  /** Waits until a field holds the value. */
  holds(label: string, value: string): Promise<void> {
    return this.#until(`'${label}' holds '${value}'`, async () => (await this.#value(label)) === value);
  }

  /** Retries until `attempt` neither throws nor returns false. A timeout's error describes the page. */
  async #until(what: string, attempt: () => Promise<unknown>): Promise<void> {
    let cause: unknown;
    for (const end = Date.now() + timeoutMs; Date.now() < end; await sleep(100))
      try {
        if ((await attempt()) !== false) return;
      } catch (error) {
        cause = error;
      }
    const visible = [await this.path().catch(String), (await this.#text().catch(String)).slice(0, 1_500)];
    throw new Error([`not within ${timeoutMs} ms: ${what}`, cause, ...visible].join('\n'), { cause });
  }

  async #text(selector = 'body'): Promise<string> {
    const text = await this.tab.evaluate(`document.querySelector('${selector}')?.innerText`);
    return String(text ?? '').replace(/\s+/g, ' ');
  }

  #value(label: string): Promise<unknown> {
    return this.tab.evaluate(`${fieldOf(label)}?.value ?? null`);
  }
}

function fieldOf(label: string): string {
  return `(${findTarget})(${JSON.stringify(label)}, 'body', '${fields}')`;
}

/**
 * Finds an enabled element by its label or text and scrolls it into view. Returns null if there is none or the page is
 * still loading. It is serialized and runs in the page, so it must not reference anything outside.
 */
function findTarget(name: string, within: string, selector: string): Element | null {
  if (document.readyState !== 'complete' || document.fonts.status === 'loading') return null;
  const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim().toLowerCase();
  const namesOf = (element: Element) => {
    const labels = element instanceof HTMLElement && 'labels' in element ? element.labels : null;
    const named = labels instanceof NodeList && labels.length > 0 ? [...labels] : [element];
    return [element.getAttribute('aria-label'), ...named.map((part) => part.textContent)].map(plain);
  };
  const all = [...(document.querySelector(within)?.querySelectorAll(selector) ?? [])];
  const visible = all.filter(
    (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible',
  );
  const found =
    visible.find((element) => namesOf(element).includes(plain(name))) ??
    visible.find((element) => namesOf(element).some((given) => given.includes(plain(name))));
  if (!found || found.matches(':disabled')) return null;
  found.scrollIntoView({ behavior: 'instant', block: 'center' });
  return found;
}

/** Selects an option by its text. */
function choose(element: Element | null, option: string): boolean {
  const options = element instanceof HTMLSelectElement ? [...element.options] : [];
  const found = options.find(({ text }) => text === option);
  if (!(element instanceof HTMLSelectElement) || !found) return false;
  element.value = found.value;
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}
