import type { Page } from '@playwright/test';

import { expect, sendRefused, test } from './fixtures';
import { fillTrialForm, startInstantSetup } from './reach-step';

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
  await address.fill('');
  await expect(wrong).toBeHidden();
  await expect(address).not.toHaveAttribute('aria-invalid');
  await address.fill('ana@rivera.example');
  await page.getByRole('button', { name: 'Use rivera.example' }).click();
  await expect(address).toHaveValue('rivera.example');
  await expect(page.getByLabel('Email')).toHaveValue('ana@rivera.example');
  await expect(wrong).toBeHidden();
  await button.click();
  await expect(page.getByRole('heading', { name: 'Tell Us About Your Business' })).toBeVisible();
});

/** Sends a trial form with two mistakes, in an email address and in a ZIP code. */
async function sendTwoMistakes(page: Page) {
  await page.goto('/trial-signup');
  await fillTrialForm(page, 'ana@rivera');
  await page.getByLabel('ZIP Code').fill('787');
  await sendRefused(page, () => page.getByRole('button', { name: 'Continue to Payment Setup' }).click());
  await expect(page.getByRole('alert')).toBeFocused();
}

test('a corrected field loses its message and its line, one that is still wrong keeps both', async ({
  page,
}) => {
  await sendTwoMistakes(page);
  const summary = page.getByRole('alert');
  const [email, zip] = [page.getByLabel('Email Address'), page.getByLabel('ZIP Code')];
  await expect(summary.getByRole('link')).toHaveCount(2);
  await email.fill('ana@rivera.example');
  await email.press('Tab');
  await expect(summary.getByRole('link')).toHaveText([/^ZIP Code: /]);
  await expect(summary).toContainText('One thing needs your attention');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await expect(email).toHaveAccessibleDescription('We email your permanent number here.');
  await expect(zip).toHaveAttribute('aria-invalid', 'true');

  await zip.fill('7870');
  await zip.press('Tab');
  await expect(summary.getByRole('link')).toHaveText([/^ZIP Code: /]);
  await email.fill('ana@');
  await email.press('Tab');
  await expect(summary.getByRole('link')).toHaveText([/^Email Address: /, /^ZIP Code: /]);
  await expect(email).toHaveAccessibleDescription(/^Please enter a valid email address. We email/);

  await email.fill('ana@rivera.example');
  await zip.fill('78701');
  await expect(summary, 'while the field still has focus').toHaveCount(0);
  await expect(zip).toBeFocused();
  await expect(zip).not.toHaveAttribute('aria-invalid');
  await expect(page).toHaveURL(/\/trial-signup$/);
});

test('a click on the button after the last correction sends the form', async ({ page }) => {
  await sendTwoMistakes(page);
  // Safari doesn't anchor the scroll position, so what disappears above the button moves it.
  await page.evaluate(() => (document.documentElement.style.overflowAnchor = 'none'));
  const send = page.getByRole('button', { name: 'Continue to Payment Setup' });
  await page.getByLabel('ZIP Code').fill('78701');
  await page.getByLabel('Email Address').fill('ana@');
  await send.click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([/^Email Address: /]);
  await page.getByLabel('Email Address').fill('ana@rivera.example');
  const checked = page.waitForResponse(/trial-signup/);
  await send.hover();
  await page.mouse.down();
  await checked;
  await page.mouse.up();
  await expect(page).toHaveURL(/\/payment-setup$/);
});

test('the sentence of missing fields names only those that are still missing', async ({ page }) => {
  await startInstantSetup(page);
  await page.getByRole('button', { name: "I don't have a website" }).click();
  await sendRefused(page, () => page.getByRole('button', { name: 'Next: Voice Recording' }).click());
  const summary = page.getByRole('alert');
  await expect(summary.getByRole('link')).toHaveCount(6);
  await page.getByLabel('Business Phone').fill('5');
  await page.getByLabel('Time Zone').selectOption('America/Chicago');
  await page.getByLabel('Service Type').selectOption('Fixed Location');
  await expect(summary).toContainText(
    'Please fill in these required fields: Business Name, Street Address, Business Email',
  );
  await expect(summary.getByRole('listitem')).toHaveText([
    'Business Phone: Please enter a 10-digit US phone number.',
  ]);
  await page.getByLabel('Business Phone').fill('5125550142');
  await page.getByLabel('Business Name').fill('Rivera');
  await page.getByLabel('Business Email').fill('ana@rivera.example');
  await page.getByLabel('Street Address').fill('12 Elm Street');
  await page.getByLabel('City').focus();
  await expect(summary).toHaveCount(0);
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  await expect(page.getByLabel('Business Phone'), 'as typed').toHaveValue('5125550142');
});
