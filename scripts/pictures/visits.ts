import { chromium } from '@playwright/test';
import type { Browser, BrowserContext, Page } from '@playwright/test';

import { pageStates, visitState } from '../../tests/markup/page-states';
import type { ServedPage } from '../../tests/markup/page-states';
import { launchOptions } from '../../tests/setup/chromium.js';
import { faultServerEnv } from '../../tests/setup/fault-server';
import { startServer } from '../../tests/setup/server-process';
import { enlargeText } from '../../tests/setup/show-state';
import type { View } from './options';

function launch(): Promise<Browser> {
  const microphone = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
  return chromium.launch({ ...launchOptions, args: [...launchOptions.args, ...microphone] });
}

function colorsOf(look: View['look']) {
  return {
    colorScheme: look === 'dark' ? 'dark' : 'light',
    forcedColors: look === 'forced-colors' ? 'active' : 'none',
  } as const;
}

export function contextFor(browser: Browser, { width, look, scripts }: View, baseURL: string, moves = false) {
  return browser.newContext({
    baseURL,
    viewport: { width, height: width < 500 ? 740 : 800 },
    ...colorsOf(look),
    reducedMotion: moves ? 'no-preference' : 'reduce',
    javaScriptEnabled: scripts,
  });
}

/** Opens a page. Text must be enlarged before the page loads. */
export async function openPage(context: BrowserContext, look: View['look']): Promise<Page> {
  const page = await context.newPage();
  if (look === 'large-text') await enlargeText(page);
  return page;
}

/** Changes the look of a page that is open. The text size can't change anymore. */
export async function putOn(page: Page, look: View['look']): Promise<void> {
  await page.emulateMedia({ media: look === 'print' ? 'print' : 'screen', ...colorsOf(look) });
}

/** Starts a server and a browser, and fetches each matching page state once. */
export async function open(only: RegExp) {
  const server = await startServer({ ...faultServerEnv, MOCK_PACE: '1' });
  const browser = await launch();
  const served: ServedPage[] = [];
  for (const state of pageStates.filter(({ name }) => only.test(name)))
    served.push(await visitState(server.url, state));
  return { server, browser, served };
}
