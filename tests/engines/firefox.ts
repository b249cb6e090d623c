import puppeteer from 'puppeteer-core';
import type { BrowserContext, ElementHandle, Page } from 'puppeteer-core';

import type { Driver, Tab } from './page';

/** Launches Firefox with WebDriver BiDi and a fake microphone that plays a tone. */
export async function launchFirefox(executablePath: string, scripts: boolean): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: 60_000,
    protocolTimeout: 60_000,
    defaultViewport: { width: 360, height: 780 },
    extraPrefsFirefox: {
      'javascript.enabled': scripts,
      'media.navigator.streams.fake': true,
      'media.navigator.permission.disabled': true,
    },
  });
  let context: BrowserContext | undefined;
  return {
    async open(site) {
      await context?.close();
      context = await browser.createBrowserContext();
      const page = await context.newPage();
      page.setDefaultTimeout(60_000);
      page.on('console', (message) => message.type() === 'error' && site.problems.push(message.text()));
      page.on('pageerror', (error) => site.problems.push(String(error)));
      return tabOf(page);
    },
    close: () => browser.close(),
  };
}

/** Never awaits anything inside the page, because promises don't settle there without JavaScript. */
function tabOf(page: Page): Tab {
  async function focus(element: string): Promise<ElementHandle<HTMLInputElement>> {
    const found = (await page.evaluateHandle(element)).asElement();
    if (!found) throw new Error('it is not there');
    const field = found as ElementHandle<HTMLInputElement>; // callers that type or upload pass a field
    await field.evaluate((given) => given.focus());
    return field;
  }

  return {
    visit: (url) => page.goto(url),
    // Firefox's error pages never finish loading. The scenario checks what is shown instead.
    back: () => page.goBack({ timeout: 10_000 }).catch(() => undefined),
    refresh: () => page.reload(),
    evaluate: (expression) => page.evaluate(expression),
    async press(element) {
      await focus(element);
      await page.keyboard.press('Enter');
    },
    async retype(element, text) {
      await focus(element);
      await page.keyboard.down('Control');
      await page.keyboard.press('a');
      await page.keyboard.up('Control');
      await (text ? page.keyboard.type(text) : page.keyboard.press('Delete'));
    },
    upload: async (element, path) => (await focus(element)).uploadFile(path),
  };
}
