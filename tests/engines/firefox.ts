import puppeteer from 'puppeteer-core';
import type { BrowserContext, ElementHandle, Page } from 'puppeteer-core';

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
  let context: BrowserContext | undefined;
  return {
    async open() {
      await context?.close();
      context = await browser.createBrowserContext();
      return tabOf(await context.newPage());
    },
    close: () => browser.close(),
  };
}

/** Waits for nothing inside the page: without scripts no promise settles there. */
function tabOf(page: Page): Tab {
  const errors: string[] = [];
  page.setDefaultTimeout(60_000);
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));

  async function find(element: string): Promise<ElementHandle<HTMLInputElement>> {
    const found = (await page.evaluateHandle(element)).asElement();
    if (!found) throw new Error('it is not there');
    return found as ElementHandle<HTMLInputElement>; // whoever types or uploads asks for a field
  }

  return {
    visit: (url) => page.goto(url),
    // An error page of the browser's own never counts as loaded; what is there then is for the scenario to see.
    back: () => page.goBack({ timeout: 10_000 }).catch(() => undefined),
    refresh: () => page.reload(),
    evaluate: (expression) => page.evaluate(expression),
    async click(element) {
      const { x, y } = await (await find(element)).evaluate(middleOf);
      await page.mouse.click(x, y);
    },
    async retype(element, text) {
      await (await find(element)).evaluate((field) => field.focus());
      const { keyboard } = page;
      await keyboard.down('Control');
      await keyboard.press('a');
      await keyboard.up('Control');
      await (text ? keyboard.type(text) : keyboard.press('Delete'));
    },
    upload: async (element, path) => (await find(element)).uploadFile(path),
    consoleErrors: () => errors,
  };
}
