import { dental } from '../../app/content/trades/dental';
import { legal } from '../../app/content/trades/legal';
import { tradePath } from '../../app/content/trades/trades';
import { expect, test } from './fixtures';
import { createdAgent, openDetails, reachVoiceStep } from './reach-step';

test('the hero of a trade page plays its recorded call, which loads only then', async ({ page, scripts }) => {
  const { src } = dental.calls[0].recording;
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(tradePath(dental));
  await expect(page.locator(`#sample-call audio[src="${src}"]`)).toHaveCount(1);
  if (!scripts) return;
  expect(requested.filter((url) => url.endsWith('.mp3'))).toEqual([]);
  const hero = page.locator('#hero');
  await hero.getByRole('button', { name: /^Hear this call/ }).click();
  await expect(hero.getByRole('button', { name: /^Pause this call/ })).toBeVisible();
});

test('the demo call of a trade page is answered by a business of that trade, as the page says', async ({
  page,
  scripts,
}) => {
  await page.goto('/for/legal');
  const note = page.getByText('Talk to it, and it answers as a law office.');
  if (!scripts) {
    await expect(note).toBeHidden();
    await page.getByRole('link', { name: 'Talk to it now' }).click();
    return expect(page.getByText('Call our demo line, a made-up dental office, to hear')).toBeVisible();
  }
  await expect(note).toBeVisible();
  await page.getByRole('button', { name: 'Talk to it now' }).click();
  const call = page.frameLocator('iframe');
  await call.getByRole('button', { name: 'Watch a call' }).click();
  await expect(call.getByText(legal.calls[0].lines[0] ?? '')).toBeVisible();
});

test('a simulated call is to be watched, without lines to say or IDs, and books its trade’s ticket', async ({
  page,
  scripts,
}) => {
  await page.goto('/demo-call?trade=legal');
  await expect(
    page.getByRole('heading', { name: scripts ? 'Watch a Call' : 'Call the Demo Line' }),
  ).toBeVisible();
  await expect(page.getByText('Try:')).toHaveCount(0);
  if (!scripts) return;
  await page.getByRole('button', { name: 'Watch a call' }).click();
  await expect(page.getByText(/agent_/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Skip to the result' }).click();
  const widget = page.locator('elevenlabs-convai');
  await expect(widget.getByText('Consultation ticket')).toBeVisible();
  await expect(widget.getByText(legal.calls[0].ticket.where)).toBeVisible();
});

test('the setup knows the trade of the page that it was started from', async ({ page }) => {
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
  await page.getByRole('button', { name: 'Show suggestions' }).click();
  await page.getByRole('button', { name: 'Add: What’s urgent' }).click();
  await expect(description).toHaveValue(`Lakeview Dental, next to the library.\n${dental.starter.urgent}`);
  await expect(description).toBeFocused();
  await page.getByRole('button', { name: 'Add: Where urgent calls go' }).click();
  await expect(description).toHaveValue(new RegExp(dental.starter.transfer.slice(0, 40)));

  await reachVoiceStep(page, 'Lakeview Dental', '/create-agent?trade=dental');
  await page.getByRole('button', { name: 'Use Default Voice' }).click();
  await createdAgent(page);
  await expect(page.locator('[data-call]')).toHaveAttribute('data-call-variables', /"trade":"dental"/);
});
