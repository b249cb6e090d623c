import { expect, test } from './fixtures';

test(
  'without scripts every extra is there and no control that needs them',
  { tag: ['@2.whiteboard.5', '@D.plain'] },
  async ({ page }) => {
    await page.goto('/videocreationwhiteboard');
    await expect(page.locator('#add-ons').getByRole('listitem')).toHaveCount(5);
    await expect(page.getByRole('button', { name: 'Add a feature' })).toHaveCount(0);
    await page.goto('/');
    await expect(page.getByRole('slider')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Pause headline' })).toHaveCount(0);
  },
);
