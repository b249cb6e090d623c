import { plumbing } from '../../app/content/trades/plumbing';
import { expect, hold, scriptFile, test } from './fixtures';
import { fillTrialForm, openBusinessStep, openDetails, returnToBusinessStep } from './reach-step';

test('input survives a refresh, hours included', async ({ page }) => {
  await openBusinessStep(page, 'rivera-plumbing.example');
  await page.getByLabel('Business Name').fill('Rivera & Daughters');
  await page.getByLabel('Service Type').selectOption('Travel to Customer');
  await page.getByRole('checkbox', { name: 'Send me text messages' }).check();
  const monday = page.getByRole('group', { name: 'Monday' });
  await monday.getByLabel('Monday opens').selectOption('8:00 AM');
  await monday.getByRole('button', { name: 'Add break' }).click();
  await monday.getByLabel('Monday closes again').selectOption('7:00 PM');
  const friday = page.getByRole('group', { name: 'Friday' }).getByRole('checkbox');
  await friday.uncheck();
  await page.reload();
  await expect(page.getByLabel('Business Name')).toHaveValue('Rivera & Daughters');
  await expect(page.getByLabel('Service Range (miles)')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Send me text messages' })).toBeChecked();
  await expect(monday.getByLabel('Monday opens', { exact: true })).toHaveValue('8:00 AM');
  await expect(monday.getByLabel('Monday closes again')).toHaveValue('7:00 PM');
  await expect(friday).not.toBeChecked();
  await expect(friday, 'a closed day can be opened again').toBeEnabled();

  await page.getByRole('button', { name: 'Next: Voice Recording' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a Voice' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Business Name')).toHaveValue('Rivera & Daughters');
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /^typed/.test(key)))).toEqual(
    [],
  );

  await page.locator('.business-hours > summary').click();
  await monday.getByRole('button', { name: 'Remove' }).last().click();
  await expect(monday.getByLabel('Monday closes again')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('[data-island]')).toHaveAttribute('data-hydrated');
  await expect(monday.getByLabel('Monday opens', { exact: true })).toHaveValue('8:00 AM');
  await expect(monday.getByLabel('Monday closes again')).toHaveCount(0);
});

test('added lines and the guessed service type survive a refresh', async ({ page }) => {
  await returnToBusinessStep(page, {});
  await openDetails(page);
  const description = page.getByLabel('Business Description');
  await description.fill('We fix ACs.');
  await page.getByLabel('What do you do?').selectOption('plumbing');
  await page.getByRole('button', { name: 'Show suggestions' }).click();
  await expect(page.getByLabel('Service Type')).toHaveValue(plumbing.serviceType);
  await page.getByRole('button', { name: 'Add: Jobs' }).click();
  const withLine = `We fix ACs.\n${plumbing.starter.jobs}`;
  await expect(description).toHaveValue(withLine);
  await page.reload();
  await expect(description).toHaveValue(withLine);
  await expect(page.getByLabel('Service Type')).toHaveValue(plumbing.serviceType);
  await page.locator('.business-hours > summary').click();
  await expect(page.getByLabel('Monday opens', { exact: true })).toHaveValue('8:00 AM');
});

test('input on the trial form survives a refresh', async ({ page }) => {
  await page.goto('/trial-signup');
  await fillTrialForm(page);
  await page.reload();
  await expect(page.getByLabel('Full Name')).toHaveValue('Ana Rivera');
  await expect(page.getByLabel('City')).toHaveValue('Austin');
  await expect(page.getByLabel('State')).toHaveValue('TX');
});

test('input that was typed before the page’s scripts started is not replaced by earlier input', async ({
  page,
}) => {
  await page.goto('/trial-signup');
  await fillTrialForm(page);
  const startScript = await hold(page, scriptFile('typed-values'));
  await page.reload({ waitUntil: 'commit' });
  await page.getByLabel('Full Name').fill('Ben Rivera');
  await page.getByLabel('State').selectOption('NV');
  startScript();
  await expect(page.getByLabel('City')).toHaveValue('Austin');
  await expect(page.getByLabel('Full Name')).toHaveValue('Ben Rivera');
  await expect(page.getByLabel('State')).toHaveValue('NV');
});

test.describe('with a time zone that was guessed from the device', () => {
  test.use({ timezoneId: 'America/Denver' });

  test('the owner’s own choice survives a refresh', async ({ page }) => {
    await returnToBusinessStep(page, { BusinessAddressState: 'TX' });
    await expect(page.getByLabel('Time Zone')).toHaveValue('America/Denver');
    await page.getByLabel('Time Zone').selectOption('America/Chicago');
    await page.reload();
    await expect(page.getByLabel('Time Zone')).toHaveValue('America/Chicago');
  });
});

test('a website that is changed before its page’s script starts is read only when the owner asks', async ({
  page,
}) => {
  const startScript = await hold(page, scriptFile('address-check'));
  let readings = 0;
  page.on('request', (request) => (readings += request.url().includes('/analysis?') ? 1 : 0));
  await page.goto('/');
  await page.getByLabel('Start with your website').first().fill('rivera.example');
  await page.getByRole('button', { name: 'Read it' }).first().click();
  const address = page.getByLabel('Website Address');
  await address.fill('rivera-plumbing.ex');
  startScript();
  await expect(page).not.toHaveURL(/#/);
  await address.fill('rivera-plumbing.example');
  await page.getByRole('button', { name: 'Analyze Website' }).click();
  await expect(page).toHaveURL(/\/business\?/);
  expect(readings).toBe(1);
});
