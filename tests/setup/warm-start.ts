import { chromium } from '@playwright/test';
import type { FullConfig } from '@playwright/test';

/** Visits once, so that no test pays for what a browser and a server read from a cold disk. */
export default async function warmStart({ projects }: FullConfig): Promise<void> {
  const use = projects[0]?.use;
  const browser = await chromium.launch(use?.launchOptions);
  const page = await browser.newPage(use?.baseURL ? { baseURL: use.baseURL } : {});
  for (const path of ['/', '/create-agent']) await page.goto(path, { timeout: 180_000 });
  await browser.close();
}
