import { expect, test } from './fixtures';
import { analyze, becomeOwner, openBusinessStep, phoneCard, startInstantSetup } from './reach-step';
test('continues to the empty form if the website cannot be read', async ({ page }) => {
  await startInstantSetup(page);
  await analyze(page, 'drop-extract.example');
  await expect(page.getByRole('alert')).toContainText('Extraction Failed');
  await expect(page.getByRole('alert')).toContainText(
    'Failed to extract business data. Please fill in the form manually.',
  );
  await expect(page.getByLabel('Business Name')).toHaveValue('');
  await page.goto('/mock-calls');
  await page.getByLabel('Function').selectOption('scrape-and-extract-business-data');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('"websiteAddress": "https://drop-extract.example"').first()).toBeVisible();

  await openBusinessStep(page, 'junk.example');
  await expect(page.getByLabel('Business Description')).toHaveValue('<script>alert(1)</script>');
  await expect(page.getByLabel('Business Name')).toHaveValue('');
  await expect(page.getByLabel('Time Zone')).toHaveValue('');
});
test('a link on another site never requests a number', async ({ page, baseURL }) => {
  for (const agentId of ['agent_nonumber', 'agent_refuseassign']) await becomeOwner(page, agentId);
  const posted: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()));
  await page.route('https://elsewhere.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<a href="${baseURL}/demo/agent/agent_nonumber">Go</a>`,
    }),
  );
  await page.goto('https://elsewhere.example/');
  await page.getByRole('link', { name: 'Go' }).click();
  const button = phoneCard(page).getByRole('button', { name: 'Get a phone number' });
  await expect(button).toBeVisible();
  await page.waitForTimeout(500);
  await expect(button).toBeVisible();
  expect(posted).toEqual([]);
  await button.click();
  await expect(phoneCard(page).getByText('Phone number assignment in progress')).toBeVisible();
  await expect(phoneCard(page).getByRole('heading', { name: 'Your Trial Number' })).toBeVisible();

  await page.goto('/demo/agent/agent_refuseassign');
  await expect(phoneCard(page).getByText('Phone number assignment failed')).toBeVisible();
  await expect(phoneCard(page).getByRole('heading', { name: 'Phone Setup In Progress' })).toBeVisible();
  await expect(phoneCard(page).getByText('Please refresh the page in a moment.')).toBeVisible();
});
