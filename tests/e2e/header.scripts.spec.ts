import { extremes, sample } from '../setup/sample';
import { expect, test } from './fixtures';

test('the header is one row that a thumb can read and tap on every phone, and its menu has the links', async ({
  page,
}) => {
  const links = 'Pricing Industries Compare Integrations Security FAQ Blog About Contact'.split(' ');
  for (const path of sample(['/', '/for/roofing', '/compare'])) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const row = page.locator('.site-header :is(li > a, button, .btn)');
    const menu = page.locator('.site-menu');
    const button = page.getByRole('button', { name: 'Menu' });
    for (const width of extremes([320, 360, 390, 430, 480, 560, 768])) {
      await page.setViewportSize({ width, height: 740 });
      const shown = row.filter({ visible: true });
      await expect(page.locator('.site-logo > span'), `${path} at ${width}`).toBeVisible();
      expect(await shown.allTextContents(), `${path} at ${width}`).toEqual(['Menu', 'Try Now']);
      const boxes = await shown.evaluateAll((all) =>
        all.map((control) => {
          const { top, height, width: wide } = control.getBoundingClientRect();
          return { middle: Math.round(top + height / 2), least: Math.min(height, wide) };
        }),
      );
      expect(new Set(boxes.map(({ middle }) => middle)).size, `rows of ${path} at ${width}`).toBe(1);
      for (const { least } of boxes) expect(least, `${path} at ${width}`).toBeGreaterThanOrEqual(44);
      const sizes = await shown.evaluateAll((all) =>
        all.map((a) => parseFloat(getComputedStyle(a).fontSize)),
      );
      expect(Math.min(...sizes), `${path} at ${width}`).toBeGreaterThanOrEqual(14.5);
      await button.click();
      await expect(menu.getByRole('link')).toHaveText(links);
      await expect(menu.getByRole('link', { name: 'Contact' })).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
    }
    await page.setViewportSize({ width: 320, height: 568 });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: 'Pricing' })).toBeFocused();
    await menu.getByRole('link', { name: 'Security' }).click();
    await expect(page).toHaveURL('/security');
    await page.setViewportSize({ width: 640, height: 320 });
    await button.click();
    expect(await menu.evaluate((popover) => popover.getBoundingClientRect().bottom)).toBeLessThanOrEqual(320);
    const last = menu.getByRole('link', { name: 'Contact' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  }
});
