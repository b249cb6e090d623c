import { setTimeout as sleep } from 'node:timers/promises';

import type { Tab } from './driver';
import { choose, findTarget, pressMissed, readText, valueOf, watchPress } from './in-page';
import type { Target } from './in-page';
import type { WatchedSite } from './watched-site';

/** How long something may take to appear; generous, since nothing here is about speed. */
const patience = 30_000;

/** What a person does on the site and sees of it, in any engine, with scripts or without. */
export class Page {
  readonly site: WatchedSite;
  readonly scripts: boolean;
  #tab: Tab;

  constructor(tab: Tab, site: WatchedSite, scripts: boolean) {
    this.#tab = tab;
    this.site = site;
    this.scripts = scripts;
  }

  visit(path: string): Promise<unknown> {
    return this.#tab.visit(this.site.url + path);
  }

  back(): Promise<unknown> {
    return this.#tab.back();
  }

  refresh(): Promise<unknown> {
    return this.#tab.refresh();
  }

  /** Presses a button, a link or a summary by its text, as soon as it can be pressed and does not move away. */
  press(name: string, within = 'body'): Promise<void> {
    const button = expressionOf({ kind: 'control', name, within });
    return this.#until(`'${name}' can be pressed`, async () => {
      const missed = this.scripts ? await this.#watchPress(button) : await this.#watchRequest(button);
      await this.#tab.click(button);
      if (await missed()) throw new Error('the page moved under the pointer');
    });
  }

  async #watchPress(button: string): Promise<() => Promise<unknown>> {
    await this.#tab.evaluate(`(${watchPress})(${button})`);
    return () => this.#tab.evaluate(`(${pressMissed})()`);
  }

  /** Without scripts whatever is no summary asks the site for something. */
  async #watchRequest(button: string): Promise<() => Promise<unknown>> {
    if (await this.#tab.evaluate(`${button}?.localName === 'summary'`)) return () => Promise.resolve(false);
    const before = this.site.requests;
    return async () => {
      for (let waited = 0; waited < 50 && this.site.requests === before; waited += 1) await sleep(100);
      return this.site.requests === before;
    };
  }

  async fill(label: string, text: string): Promise<void> {
    await this.#until(`'${label}' holds '${text}'`, async () => {
      await this.#tab.retype(fieldOf(label), text);
      if ((await this.value(label)) !== text) throw new Error(`it holds '${await this.value(label)}'`);
    });
  }

  async choose(label: string, option: string): Promise<void> {
    await this.#until(`'${option}' can be chosen of '${label}'`, async () => {
      if (!(await this.#tab.evaluate(`(${choose})(${fieldOf(label)}, ${JSON.stringify(option)})`)))
        throw new Error('it cannot');
    });
  }

  async upload(label: string, path: string): Promise<void> {
    await this.#until(`'${label}' takes a file`, () => this.#tab.upload(fieldOf(label), path));
  }

  async value(label: string): Promise<string | null> {
    const value = await this.#tab.evaluate(`(${valueOf})(${fieldOf(label)})`);
    return typeof value === 'string' ? value : null;
  }

  async text(selector = 'body'): Promise<string> {
    return String(await this.#tab.evaluate(`(${readText})(${JSON.stringify(selector)})`));
  }

  async path(): Promise<string> {
    return String(await this.#tab.evaluate('location.href')).replace(this.site.url, '');
  }

  /** Any value that is plain data. */
  evaluate(expression: string): Promise<unknown> {
    return this.#tab.evaluate(expression);
  }

  /** Waits until the page shows the text. */
  shows(text: string | RegExp, selector = 'body'): Promise<void> {
    return this.#until(`the page shows ${text}`, async () => {
      const visible = await this.text(selector);
      if (typeof text === 'string' ? !visible.includes(text) : !text.test(visible))
        throw new Error(`${await this.path()} shows: ${visible.slice(0, 1_500)}`);
    });
  }

  /** Waits until the page's address fits. */
  isAt(path: RegExp): Promise<void> {
    return this.#until(`the address is ${path}`, async () => {
      const now = await this.path();
      if (!path.test(now)) throw new Error(`it is ${now}: ${(await this.text()).slice(0, 500)}`);
    });
  }

  /** Waits until a field holds the value. */
  holds(label: string, value: string): Promise<void> {
    return this.#until(`'${label}' holds '${value}'`, async () => {
      const now = await this.value(label);
      if (now !== value) throw new Error(`it holds '${now}' at ${await this.path()}`);
    });
  }

  /** Waits for anything else; its last error is reported when patience ends. */
  async #until(what: string, check: () => Promise<unknown>): Promise<void> {
    const end = Date.now() + patience;
    for (;;) {
      try {
        await check();
        return;
      } catch (error) {
        if (Date.now() > end) throw new Error(await this.#account(what, error), { cause: error });
      }
      await sleep(100);
    }
  }

  async #account(what: string, error: unknown): Promise<string> {
    const place = this.evaluate(
      "location.href + ', ' + document.readyState + ', fonts ' + document.fonts.status",
    );
    const visible = [await place.catch(String), (await this.text().catch(String)).slice(0, 1_500)];
    return [`not within ${patience / 1_000} s: ${what}`, error, ...visible, ...this.site.running].join('\n');
  }

  /** What the browser and the site reported that no visitor should cause. */
  problems(): string[] {
    return [...this.site.problems, ...this.#tab.consoleErrors()];
  }
}

function fieldOf(label: string): string {
  return expressionOf({ kind: 'field', name: label, within: 'body' });
}

function expressionOf(target: Target): string {
  return `(${findTarget})(${JSON.stringify(target)})`;
}
