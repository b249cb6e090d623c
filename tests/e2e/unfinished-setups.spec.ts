import { expect, test } from './fixtures';
import { openBusinessStep } from './reach-step';

test('offers every unfinished setup, the newest first, each with its own buttons', async ({
  page,
  scripts,
}) => {
  await openBusinessStep(page, 'rivera-plumbing.example');
  await openBusinessStep(page, 'refuse-extract.example');
  await page.goto('/create-agent');
  const setups = page.getByRole('region', { name: 'Your setup' });
  const names = setups.locator('.ticket-title');
  await expect(names).toHaveText(['refuse-extract.example', 'Rivera Plumbing']);
  const saved = scripts
    ? 'Everything you entered about your business'
    : 'Everything up to the last button you tapped';
  await expect(setups.getByText(saved).filter({ visible: true })).toHaveCount(2);

  await setups.getByRole('link', { name: 'Continue', description: 'Rivera Plumbing' }).click();
  await expect(page.getByLabel('Business Name')).toHaveValue('Rivera Plumbing');
  await page.goto('/create-agent');
  await setups.getByRole('button', { name: 'Discard', description: 'refuse-extract.example' }).click();
  await expect(page.getByRole('status')).toContainText('Draft discarded');
  await expect(names).toHaveText(['Rivera Plumbing']);
});
