import { dental } from '../../app/content/trades/dental';
import { legal } from '../../app/content/trades/legal';
import { tradePath, trades } from '../../app/content/trades/trades';
import { expect, test } from './fixtures';
import { createdAgent, openDetails, reachVoiceStep } from './reach-step';

test('recordings of trades play on their pages and on Home, and load only when played', async ({
  page,
  scripts,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const recorded = trades.filter(({ calls }) => calls[0].recording);
  expect(recorded.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(['dental', 'hair-salon', 'hvac', 'legal', 'roofing', 'veterinary']),
  );
  for (const trade of recorded) {
    const src = trade.calls[0].recording?.src ?? '';
    await page.goto(tradePath(trade));
    const audio = page.locator(`#sample-call audio[src="${src}"]`);
    await expect(audio).toHaveCount(1);
    const { status, headers } = await page.request
      .get(src, { headers: { Range: 'bytes=0-99' } })
      .then((response) => ({ status: response.status(), headers: response.headers() }));
    expect([status, headers['content-type']]).toEqual([206, 'audio/mpeg']);
    if (!scripts) continue;
    expect(requested.filter((url) => url.endsWith(src))).toEqual([]);
    await page
      .locator('#hero')
      .getByRole('button', { name: /^Hear this call/ })
      .click();
    await expect(page.locator('#hero').getByRole('button', { name: /^Pause this call/ })).toBeVisible();
  }
  await page.goto('/');
  for (const name of ['dental', 'whiteboard'])
    await expect(page.locator(`#experience audio[src="/sample-call-${name}.mp3"]`)).toBeAttached();
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
  await call.getByRole('button', { name: 'Start a call' }).click();
  await expect(call.getByText(legal.calls[0].lines[0] ?? '')).toBeVisible();
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
