import type { Page } from '@playwright/test';

import { openPhone, withBrowser } from './browser';
import type { Seen } from './browser';

const controlsAtMost = 20;
const pages = [
  ...['/', '/create-agent', '/trial-signup', '/voice-recording', '/calendar-setup?test=true', '/demo-call'],
  '/create-agent/business',
];

/** The slowest answer to a tap or a key on each page. */
export function measureTaps(origin: string): Promise<{ path: string; worstMs: number; taps: number }[]> {
  return withBrowser(async (browser) => {
    const { page } = await openPhone(browser);
    const results = [];
    for (const path of pages) {
      await page.goto(origin + path.replace('/business', ''));
      if (path.endsWith('business')) await beginWithoutWebsite(page);
      results.push({ path, ...(await tapEverything(page)) });
    }
    return results;
  });
}

async function beginWithoutWebsite(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Instant Setup' }).click();
  await page.getByRole('button', { name: "I don't have a website" }).click();
  await page.getByRole('heading', { name: 'Tell Us About Your Business' }).waitFor();
}

/** Opens what opens, types into what takes text. */
async function tapEverything(page: Page): Promise<{ taps: number; worstMs: number }> {
  const controls = page
    .locator('main')
    .locator('summary, input:not([type=file]), textarea, button[type=button]');
  const visible = controls.filter({ visible: true });
  const taps = Math.min(await visible.count(), controlsAtMost);
  for (let index = 0; index < taps; index += 1) {
    const control = visible.nth(index);
    if (!(await control.isEnabled().catch(() => false))) continue;
    await control.click({ timeout: 5_000 }).catch(() => undefined); // what another tap has covered
    await page.keyboard.type('a1');
  }
  await page.waitForTimeout(300);
  const { slowestTap } = await page.evaluate<Seen>('seen');
  return { taps, worstMs: slowestTap };
}
