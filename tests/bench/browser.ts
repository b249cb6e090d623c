import { chromium } from '@playwright/test';
import type { Browser, CDPSession, Page } from '@playwright/test';

import { launchOptions } from '../setup/chromium.js';

/** A phone of some years ago: a processor of a quarter of this one's speed. */
const slowdown = 4;

export async function withBrowser<Result>(use: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch(launchOptions);
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** What `in-page.js` notes. */
export interface Seen {
  first: number;
  largest: number;
  shift: number;
  slowestTap: number;
}

/** A page that knows nothing of the site, and notes what the browser tells of itself. */
export async function openPhone(browser: Browser): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addInitScript({ path: 'tests/bench/in-page.js' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, session };
}
