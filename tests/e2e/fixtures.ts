import { test as base } from '@playwright/test';
import type { Page } from '@playwright/test';

import { browserChunk } from '../../app/browser-chunks';

interface Fixtures {
  /** Whether the page's scripts run in this project. */
  scripts: boolean;
  /** Substrings of the console errors that a test expects. */
  expectedErrors: string[];
}

/** The message that Chromium logs when a form is answered with 400. */
const refusedForm = 'the server responded with a status of 400 (Bad Request)';

let visitors = 0;

/** Playwright's `test`, which also fails on unexpected console errors, page errors and failed requests to our server. */
export const test = base.extend<Fixtures>({
  scripts: async ({ javaScriptEnabled }, use) => {
    await use(javaScriptEnabled !== false);
  },

  expectedErrors: [[], { option: true }],

  // Each test has an address of its own, because all tests together exceed an address's limits per day.
  extraHTTPHeaders: async ({}, use, { workerIndex }) => {
    visitors += 1;
    await use({ 'X-Forwarded-For': `10.${workerIndex & 255}.${visitors >> 8}.${visitors & 255}` });
  },

  page: async ({ page, expectedErrors, baseURL }, use) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('response', (response) => {
      if (response.status() >= 500 && response.url().startsWith(baseURL ?? ''))
        problems.push(`${response.status()} ${response.url()}`);
    });
    await use(page);
    const allowed = [...expectedErrors, refusedForm];
    const unexpected = problems.filter((problem) => !allowed.some((expected) => problem.includes(expected)));
    if (unexpected.length > 0) throw new Error(`unexpected in the browser: ${unexpected.join('\n')}`);
  },
});

/** Holds requests whose URL matches the pattern until the returned function is called. */
export async function hold(page: Page, address: string, method = /./): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    if (method.test(route.request().method())) await released;
    await route.continue();
  });
  return release;
}

/** The address of the file that a small script is built into, which several may share. */
export const scriptFile = (name: string) =>
  `**/${browserChunk(`/${name}.enhance.ts`) ?? `${name}.enhance`}-*.js`;

/** Waits until the script that sends forms has run: an import of a loaded module resolves after that. */
export const formScriptRuns = (page: Page) =>
  page
    .locator('link[rel=modulepreload][href*="/form-"]')
    .evaluate(({ href }: HTMLLinkElement) => import(href).then(() => undefined));

/** Sends a form that is refused, and waits until the script that rechecks it has run: it loads only then. */
export async function sendRefused(page: Page, send: () => Promise<void>): Promise<void> {
  const script = page.waitForResponse(scriptFile('recheck'));
  await send();
  const url = (await script).url();
  await page.evaluate((href) => import(href).then(() => undefined), url);
}

/** Holds POST requests, so that a test can check the pending state. */
export const holdPosts = (page: Page, address: string) => hold(page, address, /POST/);

export { expect } from '@playwright/test';
