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

/** A page that knows nothing of the site. */
export async function openPhone(browser: Browser): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, session };
}
