import puppeteer from 'puppeteer-core';
import type { Browser, ElementHandle, Page } from 'puppeteer-core';

import type { Driver, EngineOptions, Tab } from './driver';
import { middleOf } from './in-page';

/** Firefox by WebDriver BiDi. Its microphone hears a tone. */
export async function launchFirefox(executablePath: string, { scripts }: EngineOptions): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: 120_000,
    protocolTimeout: 120_000,
    defaultViewport: { width: 390, height: 844 },
    extraPrefsFirefox: {
      'javascript.enabled': scripts,
      'media.navigator.streams.fake': true,
      'media.navigator.permission.disabled': true,
    },
  });
  return { open: () => openTab(browser), close: () => browser.close() };
}

async function openTab(browser: Browser): Promise<Tab> {
  const usual = browser.defaultBrowserContext();
  for (const context of browser.browserContexts()) if (context !== usual) await context.close();
  const context = await browser.createBrowserContext();
  return new FirefoxTab(await context.newPage());
}

/** Waits for nothing inside the page: without scripts no promise settles there. */
class FirefoxTab implements Tab {
  #page: Page;
  #errors: string[] = [];

  constructor(page: Page) {
    this.#page = page;
    page.setDefaultTimeout(60_000);
    page.on('console', (message) => {
      if (message.type() === 'error') this.#errors.push(message.text());
    });
    page.on('pageerror', (error) => this.#errors.push(String(error)));
  }

  async visit(url: string): Promise<void> {
    await this.#page.goto(url);
  }

  async back(): Promise<void> {
    // An error page of the browser's own never counts as loaded; what is there then is for the scenario to see.
    await this.#page.goBack({ timeout: 10_000 }).catch(() => undefined);
  }

  async refresh(): Promise<void> {
    await this.#page.reload();
  }

  evaluate(expression: string): Promise<unknown> {
    return this.#page.evaluate(expression);
  }

  async click(element: string): Promise<void> {
    const { x, y } = await (await this.#find(element)).evaluate(middleOf);
    await this.#page.mouse.click(x, y);
  }

  async retype(element: string, text: string): Promise<void> {
    await (
      await this.#find(element)
    ).evaluate((found) => {
      if (found instanceof HTMLElement) found.focus();
    });
    const { keyboard } = this.#page;
    await keyboard.down('Control');
    await keyboard.press('a');
    await keyboard.up('Control');
    await (text ? keyboard.type(text) : keyboard.press('Delete'));
  }

  async upload(element: string, path: string): Promise<void> {
    const field = await this.#find(element);
    await (field as ElementHandle<HTMLInputElement>).uploadFile(path); // only fields that take files are asked for
  }

  consoleErrors(): string[] {
    return this.#errors;
  }

  async #find(element: string): Promise<ElementHandle<Element>> {
    const found = (await this.#page.evaluateHandle(element)).asElement();
    if (!found) throw new Error('it is not there');
    return found as ElementHandle<Element>; // the expression gives no other nodes
  }
}
