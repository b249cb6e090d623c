import { expect, test } from './fixtures';
import { fillTrialForm, openBusinessStep, startInstantSetup } from './reach-step';
test('the business step reports all errors at once, with their reasons', async ({ page }) => {
  await openBusinessStep(page, 'partial.rivera.example');
  await page.getByLabel('Business Name').fill('  ');
  await page.getByLabel('Business Phone').fill('12');
  await page.getByLabel('ZIP Code').fill('787');
  await page.getByLabel('Business Description').fill('x'.repeat(1_001));
  await page.getByLabel('Monday opens').selectOption('6:00 PM');
  await page.getByRole('button', { name: 'Next: Voice Recording' }).click();

  const summary = page.getByRole('alert');
  await expect(summary).toHaveCount(1);
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('heading')).toHaveText('Missing Required Information');
  await expect(summary.getByRole('paragraph').first()).toContainText(
    'Please fill in these required fields: Business Name, Service Type, Street Address',
  );
  await expect(page.getByText('Missing Required Information')).toHaveCount(1);
  await expect(summary.getByRole('link')).toHaveText([
    'Business Name',
    'Service Type',
    'Street Address',
    'Business Phone: Please enter a 10-digit US phone number.',
    'ZIP Code: Please enter a 5-digit ZIP code or ZIP+4.',
    'Business Description is too long (1,000 characters at most).',
    'Monday: Opening hours must end after they start and must not overlap.',
  ]);
  for (const message of [/10-digit US phone number/, /too long \(1,000 characters/, /5-digit ZIP code/])
    await expect(page.getByText(message)).toHaveCount(2); // in the summary and at the field
  await expect(page.getByLabel('Business Phone')).toHaveValue('12');
  await expect(page.getByLabel('Business Description')).toHaveValue('x'.repeat(1_001));
  await expect(page.getByLabel('Monday opens')).toHaveValue('6:00 PM');
  const monday = page.getByRole('group', { name: 'Monday' });
  await expect(monday).toHaveAccessibleDescription(/^Monday: Opening hours must end/);
  await expect(monday.getByLabel('Monday opens')).toHaveAccessibleDescription(/^Monday: Opening hours/);
  await summary.getByRole('link', { name: 'ZIP Code' }).click();
  await expect(page.getByLabel('ZIP Code')).toBeFocused();
});
test('going back to a rejected trial form shows what was typed', async ({ page }) => {
  await page.goto('/trial-signup');
  await fillTrialForm(page, 'ana@rivera');
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
  await expect(page.getByLabel('Email Address')).toHaveValue('ana@rivera');

  await page.getByLabel('Email Address').fill('ana@rivera.example');
  await send.click();
  await expect(page).toHaveURL(/\/payment-setup$/);
  await page.goBack();
  await expect(page.getByLabel('Full Name')).toHaveValue('Ana Rivera');
  await expect(send).toHaveText('Continue to Payment Setup');
});
test('the website step reports a missing and an invalid address', async ({ page, scripts }) => {
  await startInstantSetup(page);
  const address = page.getByLabel('Website Address');
  const button = page.getByRole('button', { name: 'Analyze Website' });
  const wrong = page.getByText(/^Please enter a valid website URL/).first();
  if (scripts) {
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(/^Type it in to continue\./);
    await expect(page.getByText('Type it in to continue.')).toBeVisible();
    await address.fill('not a site');
    await expect(button).toBeDisabled();
    await expect(wrong).toBeVisible();
    await address.fill('ana@rivera.example');
  } else {
    await button.click();
    await expect(page.getByRole('alert')).toContainText('Missing Information');
    await expect(page.getByRole('alert')).toContainText('Please provide a website address.');
    await address.fill('not a site');
    await button.click();
    await expect(wrong).toBeVisible();
    await expect(address).toHaveValue('not a site');
    await address.fill('ana@rivera.example');
    await button.click();
  }
  await page.getByRole('button', { name: 'Use rivera.example' }).click();
  await expect(address).toHaveValue('rivera.example');
  await expect(page.getByLabel('Email')).toHaveValue('ana@rivera.example');
  await expect(wrong).toBeHidden();
  await button.click();
  await expect(page.getByRole('heading', { name: 'Tell Us About Your Business' })).toBeVisible();
});
