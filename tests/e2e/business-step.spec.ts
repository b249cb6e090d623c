import { expect, test } from './fixtures';
import { openBusinessStep, returnToBusinessStep, startInstantSetup } from './set-up';

test.beforeEach(async ({ page }) => {
  await openBusinessStep(page, 'partial.rivera.example');
});

test(
  'tells everything that is missing or wrong at once and keeps what was typed',
  { tag: ['@5.5', '@5.7', '@5.8', '@4.A.6', '@D.messages', '@D.lengths', '@D.plain', '@E.access'] },
  async ({ page }) => {
    await page.getByLabel('Business Name').fill('  ');
    await page.getByLabel('Business Phone').fill('12');
    await page.getByLabel('ZIP Code').fill('787');
    await page.getByLabel('Business Description').fill('x'.repeat(1_001));
    await page.getByLabel('Monday opens').selectOption('6:00 PM');
    await page.getByRole('button', { name: 'Next: Voice Recording' }).click();

    await expect(page.getByText('Missing Required Information')).toBeVisible();
    await expect(
      page.getByText('Please fill in these required fields: Business Name, Service Type, Street Address'),
    ).toBeVisible();
    const summary = page.locator('[data-error-summary]');
    await expect(summary).toBeFocused();
    for (const message of [
      'Please enter a 10-digit US phone number.',
      'Please enter a 5-digit ZIP code or ZIP+4.',
      'Business Description is too long (1,000 characters at most).',
      'Opening hours must end after they start and must not overlap.',
    ])
      await expect(summary.getByRole('link', { name: message })).toBeVisible();

    await expect(page.getByLabel('Business Phone')).toHaveValue('12');
    await expect(page.getByLabel('Business Description')).toHaveValue('x'.repeat(1_001));
    await expect(page.getByLabel('Monday opens')).toHaveValue('6:00 PM');
    await summary.getByRole('link', { name: 'ZIP+4' }).click();
    await expect(page.getByLabel('ZIP Code')).toBeFocused();
  },
);

test(
  'edits the hours: breaks come and go, closed days hide their times',
  { tag: ['@4.hours.1', '@4.hours.2', '@4.hours.3', '@4.hours.4'] },
  async ({ page }) => {
    const monday = page.getByRole('group', { name: 'Monday' });
    await monday.getByLabel('Monday opens').selectOption('8:00 AM');
    await page.getByLabel('Business Phone').fill('still here');
    await monday.getByRole('button', { name: 'Add break' }).click();
    await expect(monday.getByLabel('Monday closes', { exact: true })).toHaveValue('12:00 PM');
    await expect(monday.getByLabel('Monday opens again')).toHaveValue('1:00 PM');
    await expect(monday.getByLabel('Monday opens', { exact: true })).toHaveValue('8:00 AM');
    await expect(monday.getByRole('button', { name: 'Add break' })).toHaveCount(0);
    await expect(page.getByLabel('Business Phone')).toHaveValue('still here');

    await monday.getByRole('button', { name: /^Remove Monday hours 1/ }).click();
    await expect(monday.getByLabel('Monday opens', { exact: true })).toHaveValue('1:00 PM');
    await expect(monday.getByRole('button', { name: /^Remove/ })).toHaveCount(0);

    const saturday = page.getByRole('group', { name: 'Saturday' });
    await expect(saturday.getByText('Closed')).toBeVisible();
    await expect(saturday.getByLabel('Saturday opens')).toBeHidden();
    await saturday.getByLabel('Saturday', { exact: true }).check();
    await expect(saturday.getByLabel('Saturday opens')).toBeVisible();
  },
);

test('goes back without losing anything, and on again', { tag: ['@4.A.7', '@D.plain'] }, async ({ page }) => {
  await page.getByLabel('Business Phone').fill('(512) 555-0');
  await page.getByLabel('City').fill('Austin');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Website Address')).toHaveValue('https://partial.rivera.example');
  await page.goBack();
  await expect(page.getByLabel('City')).toHaveValue('Austin');
  await expect(page.getByLabel('Business Phone')).toHaveValue('(512) 555-0');
});

test('asks for the range of those that travel', { tag: ['@3.business.3'] }, async ({ page }) => {
  await expect(page.getByLabel('Service Range (miles)')).toBeHidden();
  await page.getByLabel('Service Type').selectOption('Travel to Customer');
  await expect(page.getByLabel('Service Range (miles)')).toBeVisible();
});

test.describe('guesses', () => {
  test.use({ timezoneId: 'America/Denver' });

  test('are called guesses, and a usual week is one press away', async ({ page, scripts }) => {
    await startInstantSetup(page);
    await page.getByRole('button', { name: "I don't have a website" }).click();
    const guess = page.getByText('Our guess, please check');
    if (scripts) await page.getByText('Change').first().hover(); // wakes the island
    await page.waitForLoadState('networkidle');
    await expect(guess).toBeVisible();
    const zone = page.getByLabel('Time Zone');
    await expect(zone).toHaveValue(scripts ? 'America/Denver' : '');
    if (scripts) await expect(page.getByText('Our guess from this device, please check')).toBeVisible();

    await page.getByLabel('Business Name').fill('Rivera Plumbing');
    const saturday = page.locator('[name="WeeklySchedule.saturday.isOpen"]');
    await expect(saturday).not.toBeChecked();
    await page.getByRole('button', { name: 'And Saturday morning' }).click();
    await expect(saturday).toBeChecked();
    await expect(guess).toBeHidden();
    await expect(page.getByLabel('Business Name')).toHaveValue('Rivera Plumbing');
    await page.getByRole('button', { name: 'Day and night' }).click();
    await expect(page.locator('[name="WeeklySchedule.sunday.isOpen"]')).toBeChecked();
  });

  test('of the time zone go by the device, else by the state', async ({ page, scripts }) => {
    await returnToBusinessStep(page, { BusinessAddressState: 'TX' });
    await expect(page.getByLabel('Time Zone')).toHaveValue(scripts ? 'America/Denver' : 'America/Chicago');
    const source = scripts ? 'this device' : 'your state';
    await expect(page.getByText(`Our guess from ${source}, please check`)).toBeVisible();
    await page.getByRole('button', { name: 'Next: Voice Recording' }).click();
    await expect(page.locator('[data-error-summary]')).toBeFocused();
    await expect(page.getByText(`Our guess from ${source}, please check`)).toBeVisible();
  });
});
