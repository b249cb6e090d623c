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
