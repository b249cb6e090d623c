import type { Page } from '@playwright/test';

import { brand } from '../../app/brand';
import { expect, test } from './fixtures';

const landings = ['/', '/plumbing', '/backupHome101525', '/alex', '/videocreationwhiteboard'];

test('the first screen has a way to hear a call and one to talk, each with a place to lead to', async ({
  page,
}) => {
  await page.goto('/');
  const hero = page.locator('#hero');
  await expect(hero.getByText('Hear this call, 0:50')).toBeVisible();
  await expect(hero.getByText('Talk to it now')).toHaveAttribute('href', '/demo-call');
  await expect(hero).toContainText(`Booked by ${brand.product}`);
});

test('less motion is the last frame of the picture', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const art = page.locator('.hero-art');
  for (const text of ['My water heater’s leaking.', 'Mike can be there', 'Leaking water heater'])
    await expect(art.getByText(text)).toHaveCSS('opacity', '1');
  expect(await art.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
});

test('at least 280 pixels of the drawn phone are in the first screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/', '/plumbing']) {
    await page.goto(path);
    const box = await page.locator('.hero-phone').boundingBox();
    expect(740 - (box?.y ?? 740), path).toBeGreaterThanOrEqual(280);
  }
});

test('home is at most 8,000 pixels tall on a phone, and no landing page scrolls sideways', async ({
  page,
}) => {
  for (const width of [320, 360, 768, 1280])
    for (const path of landings) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(path);
      const { height, wide } = await wholePage(page);
      expect(wide, `${path} at ${width}`).toBeLessThanOrEqual(width);
      if (path === '/' && width === 360) expect(height).toBeLessThanOrEqual(8_000);
    }
});

test('text at twice its size fits a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [
    ...landings,
    '/faq',
    '/blog/roi',
    '/about',
    '/privacy',
    '/testforwarding',
    '/demo-call',
  ]) {
    await page.goto(path);
    await page.evaluate(() => (document.documentElement.style.fontSize = '212.5%'));
    expect((await wholePage(page)).wide, path).toBeLessThanOrEqual(360);
  }
});

function wholePage(page: Page): Promise<{ height: number; wide: number }> {
  return page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return { height: scrollHeight, wide: scrollWidth };
  });
}
