import type { Page } from '@playwright/test';

import { expect, test } from './fixtures';
import { createReceptionist } from './reach-step';

/** Chromium's Navigation API, which the DOM types of some TypeScript versions lack. */
declare const navigation: { entries: () => { url: string | null }[] };

// Pages with a call widget run another company's script. With the owner's link, it would be the owner.

async function ownersLink(page: Page, agentId: string): Promise<string> {
  await page.goto(`/other-device?agentId=${agentId}`);
  return (await page.getByText(/&owner=/).innerText()).trim();
}

test('the page after the owner’s link doesn’t see its address', async ({ page, browser }) => {
  const agentId = await createReceptionist(page);
  const link = await ownersLink(page, agentId);
  const otherDevice = await browser.newPage();
  await otherDevice.goto(link);
  const claim = await otherDevice.getByRole('region', { name: 'Owner’s link' }).boundingBox();
  const center = (claim?.x ?? 0) + (claim?.width ?? 0) / 2;
  expect(Math.abs(center - (otherDevice.viewportSize()?.width ?? 0) / 2)).toBeLessThan(20);
  await otherDevice.getByRole('button', { name: 'This is my receptionist' }).click();
  await expect(otherDevice).toHaveURL(new RegExp(`/calendar-setup\\?agentId=${agentId}$`));
  const seen = await otherDevice.evaluate(() => [
    document.referrer,
    ...navigation.entries().map(({ url }) => url ?? ''),
  ]);
  expect(seen.join(' ')).toContain('/calendar-setup');
  expect(seen.join(' ')).not.toContain('owner=');
});

test('a script can’t read the owner’s link in a window that it opens', async ({ page, context }) => {
  const agentId = await createReceptionist(page);
  const path = `/other-device?agentId=${agentId}`;
  const opens = context.waitForEvent('page');
  await page.evaluate((url) => Object.assign(window, { opened: window.open(url) }), path);
  await expect((await opens).getByText(/&owner=/)).toBeVisible();
  const readOpened = () => String((window as unknown as { opened: Window }).opened.document.body.innerText);
  await expect(page.evaluate(readOpened)).rejects.toThrow();
});
