import { expect, test } from './fixtures';
import { openBusinessStep, openDetails, startInstantSetup } from './reach-step';

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

test('says what was found on the website until it is changed', async ({ page, scripts }) => {
  await openBusinessStep(page, 'partial.joesplumbing.example');
  const line = page.getByText('Found on your website:');
  await expect(line).toContainText('Business Name');
  const name = page.getByLabel('Business Name');
  const hint = page.getByText('It looks like your web address.');
  await name.fill('Rivera');
  if (!scripts) await page.getByRole('button', { name: 'Next: Voice Recording' }).click();
  await expect(line.filter({ hasText: 'Business Name' }).filter({ visible: true })).toHaveCount(0);
  await expect(hint.filter({ visible: true })).toHaveCount(0);
});

test('what was typed is there after the browser is closed on the page of any button', async ({
  page,
  context,
}) => {
  await openBusinessStep(page, 'partial.rivera.example');
  await page.getByLabel('Business Phone').fill('512-55');
  await page.getByLabel('What do you do?').selectOption('Plumbing');
  await page.getByRole('button', { name: 'Show suggestions' }).click();
  await expect(page.getByRole('button', { name: 'Add all' })).toBeVisible();
  await page.getByLabel('Business Name').fill('Rivera & Daughters');
  await page.getByRole('button', { name: 'Next: Voice Recording' }).click();
  await expect(page.getByRole('alert')).toContainText('Business Phone');
  const step = page.url();
  await page.close();
  const reopened = await context.newPage();
  await reopened.goto(step);
  await openDetails(reopened);
  await expect(reopened.getByLabel('Business Phone')).toHaveValue('512-55');
  await expect(reopened.getByLabel('Business Name')).toHaveValue('Rivera & Daughters');
});

test('a closed day takes two lines at most, on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openBusinessStep(page, 'partial.rivera.example');
  const lines = (day: string) =>
    page.getByRole('group', { name: day, exact: true }).evaluate((row) => {
      const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(row);
      const height = row.clientHeight - parseFloat(paddingBlockStart) - parseFloat(paddingBlockEnd);
      return height / 44; // a line with a control is a target for a finger
    });
  expect(await lines('Saturday')).toBeLessThanOrEqual(2);
  expect(await lines('Monday')).toBeGreaterThan(2);
  await page.getByRole('checkbox', { name: 'Monday' }).uncheck();
  expect(await lines('Monday')).toBeLessThanOrEqual(2);
});

test('the message about a website that can’t be read has a button that reads it again', async ({
  page,
  scripts,
}) => {
  await startInstantSetup(page);
  await page.getByLabel('Website Address').fill('refuse-extract.example');
  await page.getByRole('button', { name: 'Analyze Website' }).click();
  const message = page.getByRole('alert').filter({ hasText: 'Extraction Failed' });
  const readAgain = page.waitForEvent('request', (request) => request.method() === 'POST');
  await message.getByRole('link', { name: 'Try again' }).click();
  if (!scripts) {
    await expect(page.getByLabel('Website Address')).toHaveValue('refuse-extract.example');
    await page.getByRole('button', { name: 'Analyze Website' }).click();
  }
  expect((await readAgain).postData()).toContain('refuse-extract.example');
  await expect(message).toBeVisible();
});
