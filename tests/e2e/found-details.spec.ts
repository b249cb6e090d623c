import { expect, test } from './fixtures';
import { startInstantSetup } from './set-up';

test('what was found stands on a ticket, each row leads to its field', async ({ page, scripts }) => {
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
  await expect(page.locator('[data-error-summary]')).toBeFocused();
  await expect(phone).toHaveValue('12');
  await expect(ticket).toHaveCount(0);
});

test('hours are one line, whose days one button makes alike', async ({ page }) => {
  await startInstantSetup(page);
  await page.getByRole('button', { name: "I don't have a website" }).click();
  const line = page.locator('[data-hours-summary]');
  await expect(line).toHaveText('Mon-Fri 9-5, closed weekends');
  await expect(page.getByLabel('Business Name')).toBeVisible();
  await expect(page.getByLabel('Monday opens')).toBeHidden();
  await line.click();
  await page.getByLabel('Monday opens').selectOption('8:00 AM');
  await page.getByRole('group', { name: 'Friday' }).getByRole('checkbox').uncheck();
  await page.getByRole('group', { name: 'Monday' }).getByRole('button', { name: 'Add break' }).click();
  await page.getByRole('button', { name: 'Copy to all weekdays' }).click();
  await expect(page.getByLabel('Friday opens', { exact: true })).toHaveValue('8:00 AM');
  await expect(page.getByLabel('Friday closes again')).toHaveValue('5:00 PM');
  await expect(page.getByRole('group', { name: 'Saturday' }).getByText('Closed')).toBeVisible();
  await expect(line).toHaveText('Mon-Fri 8 AM-12 PM and 1 PM-5 PM, closed weekends');
});

test('a set-up that was left goes on from the landing', async ({ page }) => {
  await startInstantSetup(page);
  await page.goto('/create-agent');
  const continueOn = page.getByRole('link', { name: 'Continue where you left off' });
  await expect(continueOn).toHaveCount(0);
  await page.goBack();
  await page.getByLabel('Website Address').fill('rivera-plumbing.example');
  await page.getByRole('button', { name: 'Analyze Website' }).click();
  await expect(page.getByRole('heading', { name: 'Tell Us About Your Business' })).toBeVisible();
  await page.goto('/try-now');
  await expect(page.getByRole('region', { name: 'Your setup' })).toContainText('Rivera Plumbing');
  await continueOn.click();
  await page.getByRole('button', { name: 'Next: Voice Recording' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a Voice' })).toBeVisible();
  await page.goto('/create-agent');
  await continueOn.click();
  await page.getByRole('button', { name: 'Use Default Voice' }).click();
  await expect(page).toHaveURL(/\/demo\/agent\/agent_\w+$/);
  await page.goto('/create-agent');
  await expect(continueOn).toHaveCount(0);
});
