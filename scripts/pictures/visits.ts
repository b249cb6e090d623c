import { chromium } from '@playwright/test';
import type { Browser, BrowserContext, Page } from '@playwright/test';

import { visitState } from '../../tests/markup/page-states';
import type { PageState, ServedPage } from '../../tests/markup/page-states';
import { findChromium } from '../../tests/setup/chromium.js';
import type { View } from './options';

export function launch(): Promise<Browser> {
  const microphone = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
  return chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', ...microphone],
  });
}

export function contextFor(browser: Browser, { width, look, scripts }: View, baseURL: string, moves = false) {
  return browser.newContext({
    baseURL,
    viewport: { width, height: width < 500 ? 740 : 800 },
    colorScheme: look === 'dark' ? 'dark' : 'light',
    forcedColors: look === 'forced-colors' ? 'active' : 'none',
    reducedMotion: moves ? 'no-preference' : 'reduce',
    javaScriptEnabled: scripts,
  });
}

/** Shows a state as the server sent it, and keeps the page from leading on by itself. */
export async function showState(context: BrowserContext, { url, html, status }: ServedPage): Promise<Page> {
  const page = await context.newPage();
  await page.route(
    (other) => other.href !== url && !/\.(?!data)\w+$/.test(other.pathname),
    () => undefined,
  );
  await page.route(url, (route) =>
    route.fulfill({ status, contentType: 'text/html; charset=utf-8', body: html }),
  );
  await page.goto(url);
  return page;
}

/** What a look asks of a page that stands. */
export async function putOn(page: Page, look: View['look']): Promise<void> {
  if (look === 'print') await page.emulateMedia({ media: 'print' });
  if (look === 'large-text') await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
}

/** Opens what a visitor can open in place, and tells whether there was anything. */
export function openAll(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const closed = document.querySelectorAll<HTMLDetailsElement>('details:not([open])');
    for (const details of closed) details.open = true;
    return closed.length > 0;
  });
}

/** Has all of the page laid out, what is far off screen too. */
export async function layOut(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

/** The states in turn, each fetched once. */
export async function servedStates(origin: string, states: PageState[]): Promise<ServedPage[]> {
  const served: ServedPage[] = [];
  for (const state of states) served.push(await visitState(origin, state));
  return served;
}
