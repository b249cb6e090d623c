import { honeypotField } from '../../app/platform/forms/honeypot-field';
import { expect, test } from './fixtures';
import { startInstantSetup } from './set-up';

/** Where scripts run, they remove the field. */
test(
  'a person whose program filled it in goes on with what they typed',
  { tag: ['@E.robust'] },
  async ({ page }) => {
    await startInstantSetup(page);
    await page.getByLabel('Website Address').fill('rivera-plumbing.example');
    await page
      .locator(`[name=${honeypotField}]`)
      .evaluate((field) => field.setAttribute('value', 'filled in'));
    await page.getByRole('button', { name: 'Analyze Website' }).click();
    await expect(page.getByRole('heading', { name: 'Please confirm this step' })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Tell Us About Your Business' })).toBeVisible();
  },
);
