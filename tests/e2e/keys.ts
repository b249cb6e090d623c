import type { Locator, Page } from '@playwright/test';

/** Presses Tab until this has the focus, as a person would. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const most = 60;
  for (let presses = 0; presses < most; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`not reached with Tab: ${target.toString()}`);
}

export async function pressOn(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
