import { brand } from '../../app/brand';
import { expect, test } from './fixtures';
import { pressOn } from './keys';

test('opened parts and dialogs give the focus back', async ({ page }) => {
  await page.goto('/about');
  await pressOn(page, page.locator('summary').first(), 'Space');
  const contact = page.getByRole('button', { name: /^Contact / });
  await pressOn(page, contact);
  await expect(page.getByRole('dialog', { name: /^Contact / })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(contact).toBeFocused();

  await page.goto('/');
  const talk = page.locator('#hero').getByRole('button', { name: 'Talk to it now' });
  await pressOn(page, talk, 'Space');
  const dialog = page.getByRole('dialog', { name: `Talk to ${brand.product}` });
  await expect(dialog.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('iframe'), 'the call goes on').toHaveCount(0);
  await expect(talk).toBeFocused();
});

test('what has the focus is outlined', { tag: ['@E.access'] }, async ({ page }) => {
  for (const path of ['/', '/trial-signup', '/calendar-setup']) {
    await page.goto(path);
    for (let presses = 0; presses < 15; presses += 1) {
      await page.keyboard.press('Tab');
      const plain = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return null;
        const { outlineStyle, outlineWidth } = getComputedStyle(focused);
        return outlineStyle === 'none' || parseFloat(outlineWidth) < 2
          ? focused.outerHTML.slice(0, 90)
          : null;
      });
      expect(plain, path).toBeNull();
    }
  }
});
