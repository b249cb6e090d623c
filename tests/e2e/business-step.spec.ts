import { expect, test } from './fixtures';
import { returnToBusinessStep, startInstantSetup } from './reach-step';

test.use({ viewport: { width: 360, height: 740 } });

test('a link to a field shows its label, and the suggestions begin on the screen that answers the button', async ({
  page,
}) => {
  await returnToBusinessStep(page, { BusinessName: 'Luna Hair' });
  await page.goto(`${page.url()}#business-BusinessAddressCity`);
  await expect(page.getByText('City (optional)')).toBeInViewport({ ratio: 1 });

  await page.getByLabel('What do you do?').selectOption('hair-salon');
  await page.getByRole('button', { name: 'Show suggestions' }).click();
  await expect(page.getByText('Suggestions for hair salons')).toBeInViewport({ ratio: 1 });
});

test('“Change” opens only its own detail, and “Close” folds it away again', async ({ page, scripts }) => {
  await startInstantSetup(page);
  await page.getByLabel('Website Address').fill('rivera-plumbing.example');
  await page.getByRole('button', { name: 'Analyze Website' }).click();
  const ticket = page.locator('.ticket', { hasText: 'Found on your website' });
  await expect(ticket).toContainText('Rivera Plumbing');
  await expect(ticket).toContainText('220 Alder Street, Portland, OR 97205');
  const [phone, email] = [page.getByLabel('Business Phone'), page.getByLabel('Business Email')];
  const row = ticket.locator('summary', { hasText: 'Phone' });
  await expect(phone).toBeHidden();
  await row.getByText('Change').click();
  await expect(phone).toBeVisible();
  if (!scripts) await page.keyboard.press('Tab');
  await expect(phone).toBeFocused();
  await expect(email).toBeHidden();
  await row.getByText('Close').click();
  await expect(phone).toBeHidden();

  await row.click();
  for (const wrong of ['12', '']) {
    await phone.fill(wrong);
    await page.getByRole('button', { name: 'Next: Voice Recording' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(phone).toHaveValue(wrong);
    await expect(phone).toBeVisible();
    await expect(email).toBeHidden();
    await expect(ticket).toContainText('220 Alder Street, Portland, OR 97205');
  }
});
