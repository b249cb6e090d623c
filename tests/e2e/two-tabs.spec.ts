import { expect, test } from './fixtures';
import { startInstantSetup } from './reach-step';

test('of two websites that are read in two tabs, the one that was sent last counts', async ({
  page,
  context,
}) => {
  await startInstantSetup(page);
  const first = await context.newPage();
  await first.goto(page.url());
  for (const [tab, website] of [
    [first, 'slow-extract.example'],
    [page, 'www.rivera-plumbing.example'],
  ] as const) {
    await tab.bringToFront();
    await tab.getByLabel('Website Address').fill(website);
    const sent = tab.waitForRequest((request) => request.method() === 'POST');
    await tab.getByRole('button', { name: 'Analyze Website' }).click({ noWaitAfter: true });
    await sent;
  }
  for (const tab of [page, first]) {
    await expect(tab.getByRole('heading', { name: 'Tell Us About Your Business' })).toBeVisible();
    await expect(tab.locator('[name=BusinessName]')).toHaveValue('Rivera Plumbing');
  }
  await page.reload();
  await expect(page.locator('[name=BusinessName]')).toHaveValue('Rivera Plumbing');
});
