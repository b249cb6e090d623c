import { expect, test } from './fixtures';

test('from a website address to a running trial', async ({ page }) => {
  await page.goto('/create-agent');
  await page.getByRole('button', { name: 'Start Instant Setup' }).click();

  await page.getByLabel('Website Address').fill('www.rivera-plumbing.example');
  await page.getByRole('button', { name: 'Analyze Website' }).click();

  await expect(page.getByLabel('Business Name')).toHaveValue('Rivera Plumbing');
  await expect(page.getByText('Found on your website').first()).toBeVisible();
  await page.getByRole('button', { name: 'Next: Voice Recording' }).click();

  await page.getByRole('button', { name: 'Use Default Voice' }).click();
  await expect(page).toHaveURL(/\/demo\/agent\/agent_\w+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Congratulations');
  await expect(page.getByRole('link', { name: /^512-555-01\d\d$/ }).first()).toBeVisible({ timeout: 15_000 });

  await page.getByRole('link', { name: 'Start Trial Now' }).click();
  await expect(page).toHaveURL(/\/trial-signup$/);
  await expect(page.getByLabel('Full Name')).toHaveValue('Rivera Plumbing');
  await page.getByLabel('Full Name').fill('Ana Rivera');
  await page.getByRole('button', { name: 'Continue to Payment Setup' }).click();

  await expect(page).toHaveURL(/\/payment-setup$/);
  await expect(page.getByText('Trial started successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Start Free Trial' }).click();

  await expect(page.getByRole('heading', { name: 'Test checkout' })).toBeVisible();
  await page.getByRole('link', { name: 'Pay', exact: true }).click();

  await expect(page).toHaveURL(/\/calendar-setup\?session_id=.+&agentId=agent_/);
  for (const name of [
    'Connect your calendar',
    'Accept the invite',
    'Add the website widget',
    'Record a voice sample',
    'Test your setup',
  ]) {
    const step = page
      .locator('details.accordion', { has: page.locator('summary', { hasText: name }) })
      .first();
    if ((await step.getAttribute('open')) === null) await step.locator('summary').first().click();
    await step.getByRole('button', { name: 'Mark as Complete' }).click();
    await expect(step.getByRole('button', { name: 'Mark as Incomplete' })).toBeVisible();
  }
  await expect(page.getByText('Setup Complete!')).toBeVisible();
});
