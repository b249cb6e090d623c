import { expect, test } from './fixtures';
import { startInstantSetup } from './reach-step';

test('shows what was found on a ticket whose rows link to their fields', async ({ page, scripts }) => {
  await startInstantSetup(page);
  await page.getByLabel('Website Address').fill('rivera-plumbing.example');
  await page.getByRole('button', { name: 'Analyze Website' }).click();
  const ticket = page.locator('.ticket', { hasText: 'Found on your website' });
  await expect(ticket).toContainText('Rivera Plumbing');
  await expect(ticket).toContainText('220 Alder Street, Portland, OR 97205');
  const phone = page.getByLabel('Business Phone');
  await expect(phone).toBeHidden();
  await ticket.getByRole('link', { name: 'Change Phone' }).click();
  await expect(phone).toBeVisible();
  if (scripts) await expect(phone).toBeFocused();

  await phone.fill('12');
  await page.getByRole('button', { name: 'Next: Voice Recording' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(phone).toHaveValue('12');
  await expect(ticket).toHaveCount(0);
});
