import { expect, test } from './fixtures';
import { fillTrialForm } from './reach-step';

test('going back to a rejected trial form shows what was typed', async ({ page }) => {
  await page.goto('/trial-signup');
  await fillTrialForm(page, 'ana.rivera'); // which isn't an address for the browser either
  const send = page.getByRole('button', { name: 'Continue to Payment Setup' });
  await send.click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(
    'Email Address: Please enter a valid email address.',
  );
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByLabel('Full Name')).toHaveValue('Ana Rivera');
  await expect(page.getByLabel('State')).toHaveValue('TX');
  await expect(page.getByLabel('Email Address')).toHaveValue('ana.rivera');

  await page.getByLabel('Email Address').fill('ana@rivera.example');
  await send.click();
  await expect(page).toHaveURL(/\/payment-setup$/);
  await page.goBack();
  await expect(page.getByLabel('Full Name')).toHaveValue('Ana Rivera');
  await expect(send).toHaveText('Continue to Payment Setup');
});
