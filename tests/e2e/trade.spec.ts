import { dental } from '../../app/content/trades/dental';
import { expect, test } from './fixtures';
import { createdAgent, openDetails, reachVoiceStep } from './set-up';

test('from the page of a trade to a receptionist that knows it', async ({ page }) => {
  await page.goto('/for/dental');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(dental.hero.title);
  await page.getByRole('link', { name: 'Try Free Tonight' }).first().click();
  await expect(page).toHaveURL('/create-agent?trade=dental');
  await page.getByRole('button', { name: 'Start Instant Setup' }).click();
  await page.getByRole('button', { name: /^I don.t have a website/ }).click();

  await expect(page.getByLabel('What do you do?')).toHaveValue('dental');
  await openDetails(page);
  await expect(page.getByLabel('Service Type')).toHaveValue(dental.serviceType);
  await expect(page.getByLabel('Monday opens')).toHaveValue('8:00 AM');
  const description = page.getByLabel('Business Description');
  await description.fill('Lakeview Dental, next to the library.');
  await page.getByRole('button', { name: 'Add: What’s urgent' }).click();
  await expect(description).toHaveValue(`Lakeview Dental, next to the library.\n${dental.starter.urgent}`);
  await expect(description).toBeFocused();
  await page.getByRole('button', { name: 'Add: Who to put through' }).click();
  await expect(description).toHaveValue(new RegExp(dental.starter.transfer.slice(0, 40)));

  await reachVoiceStep(page, 'Lakeview Dental', '/create-agent?trade=dental');
  await page.getByRole('button', { name: 'Use Default Voice' }).click();
  await createdAgent(page);
  await expect(page.locator('[data-call]')).toHaveAttribute('data-call-variables', '{"trade":"dental"}');
});
