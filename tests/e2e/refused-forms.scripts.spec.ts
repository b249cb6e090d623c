import { expect, test } from './fixtures';
import { openBusinessStep, startInstantSetup } from './reach-step';

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
  await expect(monday).toHaveAccessibleDescription(/^Opening hours must end/);
  await expect(monday.getByLabel('Monday opens')).toHaveAccessibleDescription(/^Opening hours/);
  await summary.getByRole('link', { name: 'ZIP Code' }).click();
  await expect(page.getByLabel('ZIP Code')).toBeFocused();
});

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
