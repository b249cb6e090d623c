import type { Page } from '../page';

/** Opens variant A's form wizard at its first step. */
export async function startInstantSetup(page: Page): Promise<void> {
  await page.visit('/create-agent');
  await page.press('Start Instant Setup');
  await page.shows('What’s Your Website?');
}

/** From the first step to the business step, with what the mock backend finds for the host. */
export async function analyze(page: Page, website: string): Promise<void> {
  await page.fill('Website Address', website);
  await page.press('Analyze Website');
  await page.shows('Tell Us About Your Business');
}
