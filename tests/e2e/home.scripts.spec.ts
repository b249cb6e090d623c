import { pricing } from '../../app/brand';
import { dental } from '../../app/content/trades/dental';
import { tradeBySlug } from '../../app/content/trades/trades';
import { sample } from '../setup/sample';
import { expect, hold, holdPosts, test } from './fixtures';

test('Home calculates, shows call buttons on phones only and links to the setup', async ({ page }) => {
  await page.goto('/');
  const call = page.getByRole('link', { name: /^Call us: 512-555-01\d\d$/ });
  await expect(call).toHaveAttribute('href', /^tel:\+1512555/);
  const asText = page.getByText('Call us:');
  await expect(asText).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(call).toBeHidden();
  await expect(asText).toBeVisible();
  await expect(page.locator('output[name=totalRoi]')).toHaveText('$1,102.50');
  await page.getByLabel('Average job').fill('');
  await expect(page.locator('#serviceCost-note')).toHaveText(/we used \$1, because the field is empty/);
  await page.getByLabel('Average job').fill('275.5');
  await expect(page.locator('#serviceCost-note')).toBeEmpty();
  await page.getByText('Call length and business hours').click();
  await page.getByLabel('Call length').fill('9');
  await page.getByRole('spinbutton', { name: 'Bookings per month' }).fill('45');
  await page.getByRole('spinbutton', { name: 'Calls you miss today' }).fill('52');
  await page.getByLabel('You close at, hour').selectOption('7');
  await expect(page.getByRole('button', { name: 'Calculate' })).toBeHidden();

  await expect(page).toHaveURL(/\/\?serviceCost=275\.5&.*bookings=45.*#calculator$/);
  await expect(page.locator('.calculator [role=status]')).toContainText(
    `for $${45 * pricing.perBooking} a month.`,
  );
  for (const visit of ['calculated', 'restored']) {
    if (visit === 'restored') await page.goto(page.url());
    await expect(page.locator('output[name=totalRoi]')).toHaveText('$7,273.20');
    await expect(page.locator('output[name=availabilityIncrease]')).toHaveText('140%'); // of the hours
    await expect(page.getByRole('spinbutton', { name: 'Calls you miss today' })).toHaveValue('50');
    await expect(page.locator('dd:has(output[name=revenueRecovered])')).toContainText('23 calls × $275.50');
  }
  await page.getByRole('button', { name: 'Get Started Today' }).click();
  await expect(page).toHaveURL('/create-agent');
});

test('a dentist, a roofer and a lawyer reach their call and their page from Home on the smallest phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  for (const path of sample(['dental', 'roofing', 'legal'])) {
    const { name, businesses } = tradeBySlug(path) ?? {};
    await page.goto('/');
    await page.getByRole('radio', { name: new RegExp(`^${name}$`, 'i') }).check();
    await page.getByRole('link', { name: `More for ${businesses}` }).click();
    await expect(page).toHaveURL(`/for/${path}`);
  }
});

test('of two calls that are chosen quickly, the last one is shown, whichever arrives first', async ({
  page,
}) => {
  await page.goto('/');
  const releaseFirst = await hold(page, '**/?*=legal');
  const first = page.waitForResponse('**/?*=legal');
  await page.getByRole('radio', { name: 'Legal' }).check();
  await page.getByRole('radio', { name: 'Dental' }).check();
  const title = page.locator('#sample-call .ticket-title');
  await expect(title).toHaveText(dental.calls[0].ticket.title);
  releaseFirst();
  await (await first).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(title).toHaveText(dental.calls[0].ticket.title);
});

for (const path of sample(['/', '/plumbing']))
  test(`“Read it” on ${path} reads the website on a page that shows it and has Skip`, async ({ page }) => {
    await page.goto(path);
    const form = page.locator('.start-form').first();
    await form.getByLabel('Start with your website').fill('rivera.example');
    const release = await holdPosts(page, '**/create-agent/website?draft=*');
    await form.getByRole('button', { name: 'Read it' }).click();
    await expect(page.getByRole('heading', { name: 'Reading Your Website' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible();
    release();
    await expect(page.getByRole('heading', { name: 'Tell Us About Your Business' })).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Website Address')).toHaveValue('rivera.example');
  });
