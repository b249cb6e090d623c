import { expect, test } from './fixtures';

test('FAQ answers open from links and from the search', async ({ page, scripts }) => {
  await page.goto('/faq#billable-booking');
  const entry = page.locator('#billable-booking');
  await expect(entry).toBeVisible();
  await expect(entry).toContainText('Moving or canceling an existing appointment');
  await expect(page.getByRole('heading', { name: 'What counts as a booking?' })).toBeInViewport();
  await expect(page.locator('#cost')).toBeHidden();

  const questions = page.locator('[data-questions] details');
  const all = await questions.count();
  const search = page.getByRole('searchbox', { name: 'Search the questions' });
  const look = async (query: string) => {
    await search.fill(query);
    if (!scripts) await page.getByRole('button', { name: 'Search' }).click();
  };
  const phone = page.getByText('Or ask a person:');
  await look('DENTRIX');
  await expect(page.getByText('1 question found')).toBeVisible();
  await expect(questions.filter({ visible: true })).toHaveCount(1);
  await expect(questions.filter({ visible: true }).locator('.answer')).toBeVisible();
  await expect(phone).toBeHidden();
  await search.press('Enter');
  await expect(page).toHaveURL('/faq?q=DENTRIX');
  await look('gramophone');
  await expect(page.getByText('No exact match.')).toBeVisible();
  await expect(questions.filter({ visible: true })).toHaveCount(3);
  await expect(phone).toBeVisible();
  await look('');
  await expect(questions.filter({ visible: true })).toHaveCount(all);
});

test('forwarding codes disappear when another carrier or kind of calls is chosen', async ({ page }) => {
  await page.goto('/testforwarding?type=busy&carrier=verizon&number=512-555-0100');
  await page.getByRole('button', { name: 'Show my code' }).click();
  const codes = page.getByRole('link', { name: 'Dial it' }).first();
  const carrier = page.getByLabel('Your carrier');
  await expect(codes).toBeVisible();
  await carrier.selectOption('T-Mobile');
  await expect(codes).toBeHidden();
  await carrier.selectOption('Verizon');
  await expect(codes).toBeVisible();
  await page.getByLabel('All calls').check();
  await expect(codes).toBeHidden();
  await page.getByRole('button', { name: 'Show my code' }).click();
  await expect(codes).toBeVisible();
});
