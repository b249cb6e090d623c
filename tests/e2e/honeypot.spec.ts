import { honeypotField } from '../../app/platform/forms/honeypot-field';
import { expect, test } from './fixtures';
import { startInstantSetup } from './set-up';

test('no person meets the field for robots', { tag: ['@E.robust'] }, async ({ page, scripts }) => {
  await startInstantSetup(page);
  const field = page.locator(`[name=${honeypotField}]`);
  await expect(field).toHaveCount(scripts ? 0 : 1);
  await expect(page.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0);
  expect(await page.locator('main').ariaSnapshot()).not.toContain('Leave this empty');
  await page.getByLabel('Website Address').focus();
  const reached: string[] = [];
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    reached.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? ''));
  }
  expect(reached).not.toContain(honeypotField);
  if (scripts) return;
  const box = await page.locator('[data-honeypot]').boundingBox();
  expect((box?.width ?? 0) * (box?.height ?? 0)).toBeLessThanOrEqual(4);
  await expect(field).toHaveAttribute('autocomplete', 'off');
});
