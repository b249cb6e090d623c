import { expect, test } from './fixtures';
import { startInstantSetup } from './reach-step';

test('an owner who closes the tab while the website is read continues with what was typed', async ({
  page,
  context,
}) => {
  await startInstantSetup(page);
  await page.getByLabel('Website Address').fill('hang-extract.example');
  await page.getByLabel('Email').fill('ana@rivera.example');
  const reading = page.waitForRequest(/\/analysis\?draft=/);
  await page.getByRole('button', { name: 'Analyze Website' }).click({ noWaitAfter: true });
  await reading;
  await page.close();
  const later = await context.newPage();
  await later.goto('/');
  await later.getByRole('link', { name: 'Continue where you left off' }).click();
  await expect(later.getByLabel('Website Address')).toHaveValue('hang-extract.example');
  await expect(later.getByLabel('Email')).toHaveValue('ana@rivera.example');
});
