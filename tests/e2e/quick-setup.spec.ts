import { expect, test } from './fixtures';
import { createdAgent, openDetails } from './reach-step';
test('an owner fills in quick setup by hand, reviews it and creates a receptionist', async ({ page }) => {
  await page.goto('/create-agent2');
  await page.getByRole('button', { name: 'Start Quick Setup' }).click();
  await page.getByLabel('Website Address').fill('rivera.example');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Step 2 of 5')).toBeVisible();
  await page.getByRole('button', { name: 'Fill in Manually' }).click();
  await page.getByLabel('Business Name').fill('Rivera Plumbing');
  await openDetails(page);
  await page.getByRole('button', { name: 'Add break on Monday' }).click();
  await expect(page.getByLabel('Monday opens again')).toHaveValue('1:00 PM');
  await page.getByRole('button', { name: 'Next: Voice Recording' }).click();
  await page.getByRole('button', { name: 'Skip Voice' }).click();

  await expect(page.getByText('Mon 9 AM-12 PM and 1 PM-5 PM, Tue-Fri 9-5')).toBeVisible();
  await page.getByRole('button', { name: 'Create Agent' }).click();
  await expect(page.getByRole('alert')).toContainText('Missing Required Information');
  await expect(page.getByRole('alert')).toContainText(
    'Please fill in these required fields: Time Zone, Service Type',
  );
  await page.getByRole('link', { name: 'Change Time Zone' }).click();
  await expect(page.getByLabel('Business Name')).toHaveValue('Rivera Plumbing');
  await page.getByLabel('Time Zone').selectOption('Central');
  await page.getByLabel('Service Type').selectOption('Fixed Location');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Answers' })).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByText('Step 4 of 5')).toBeVisible();
  await page.getByRole('button', { name: 'Skip Voice' }).click();
  await page.getByRole('button', { name: 'Create Agent' }).click();
  await createdAgent(page);
});
