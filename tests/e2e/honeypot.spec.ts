import { honeypotField } from '../../app/platform/forms/honeypot-field';
import { expect, test } from './fixtures';
import { startInstantSetup } from './set-up';

test('no person meets the field for robots', { tag: ['@E.robust'] }, async ({ page, scripts }) => {
  await startInstantSetup(page);
  const field = page.locator(`[name=${honeypotField}]`);
  await expect(field).toHaveCount(scripts ? 0 : 1);
  expect(await page.locator('main').ariaSnapshot()).not.toContain('Leave this empty');
  const address = page.getByLabel('Website Address');
  await address.fill('rivera-plumbing.example');
  const reached: string[] = [];
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    reached.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? ''));
  }
  expect(reached).toContain('email');
  expect(reached).not.toContain(honeypotField);
  if (scripts) return;
  const box = await page.locator('[data-honeypot]').boundingBox();
  expect((box?.width ?? 0) * (box?.height ?? 0)).toBeLessThanOrEqual(4);
  await expect(field).toHaveAttribute('autocomplete', 'off');
});
