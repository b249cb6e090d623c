import { expect, test } from './fixtures';
import { startInstantSetup } from './reach-step';

test('the website step has its button disabled until the address is valid', async ({ page }) => {
  await startInstantSetup(page);
  const address = page.getByLabel('Website Address');
  const button = page.getByRole('button', { name: 'Analyze Website' });
  const wrong = page.getByText(/Please enter a valid website URL/).first();
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(/^Type it in, /);
  await expect(page.getByText('Type it in, and we find your details there.')).toBeVisible();
  await address.fill('not a site');
  await expect(button).toBeDisabled();
  await expect(wrong).toBeVisible();
  await address.fill('ana@rivera.example');
  await page.getByRole('button', { name: 'Use rivera.example' }).click();
  await expect(address).toHaveValue('rivera.example');
  await expect(page.getByLabel('Email')).toHaveValue('ana@rivera.example');
  await expect(wrong).toBeHidden();
  await button.click();
  await expect(page.getByRole('heading', { name: 'Tell Us About Your Business' })).toBeVisible();
});
