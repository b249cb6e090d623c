import { businessTexts } from '../../app/content/setup-texts';
import { business } from '../setup/typical-owner';
import { expect, test } from './fixtures';
import { openBusinessStep, openDetails, returnToBusinessStep, startInstantSetup } from './reach-step';

test('shows what was found on a ticket whose rows link to their fields', async ({ page }) => {
  await startInstantSetup(page);
  await page.getByLabel('Website Address').fill('rivera-plumbing.example');
  await page.getByRole('button', { name: 'Analyze Website' }).click();
  const ticket = page.locator('.ticket', { hasText: 'Found on your website' });
  await expect(ticket).toContainText('Rivera Plumbing');
  await ticket.locator('summary', { hasText: 'Address' }).click();
  await expect(page.getByLabel('Street Address')).toBeFocused();
});

test('the card shows what its owner typed into a detail, also after a refresh', async ({ page }) => {
  await openBusinessStep(page, 'rivera-plumbing.example');
  const ticket = page.locator('.ticket');
  await expect(ticket).toContainText('220 Alder Street, Portland, OR 97205');
  await page.getByLabel('City').fill('Salem');
  await page.getByLabel('Service Type').selectOption('Fixed Location');
  const shows = async () => {
    await expect(ticket.locator('summary', { hasText: 'Address' })).toContainText('220 Alder Street, Salem,');
    await expect(ticket.locator('summary', { hasText: 'Service' })).toHaveText(
      /^Service Fixed Location\s*Change/,
    );
  };
  await shows();
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('Salem');
  await shows();
});

test('a chosen trade brings its usual hours, service type and suggestions, and changes nothing that was typed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await returnToBusinessStep(page, { BusinessName: 'Summit' });
  const trade = page.getByLabel('What do you do?');
  const type = page.getByLabel('Service Type');
  await page.getByLabel('Business Phone').fill('5125550142');
  await trade.focus();
  await trade.selectOption('hvac');
  await expect(page.getByText('The usual hours of HVAC contractors: our guess')).toBeVisible();
  await expect(type).toHaveValue('Travel to Customer');
  const wide = (await page.getByLabel('Time Zone').boundingBox())?.width ?? 0;
  expect((await type.boundingBox())?.width, 'beside the service range').toBeLessThan(wide / 2);
  await expect(trade).toBeFocused();
  await expect(page.getByRole('group', { name: 'Suggestions for HVAC contractors' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show suggestions' })).toBeHidden();
  await type.selectOption('Fixed Location');
  expect((await type.boundingBox())?.width, 'alone in its row').toBe(wide);
  await trade.selectOption('plumbing');
  await expect(page.getByText('The usual hours of plumbers: our guess')).toBeVisible();
  await expect(type).toHaveValue('Fixed Location');

  await page.getByRole('button', { name: 'Every day 9:00 AM-5:00 PM' }).click();
  await trade.selectOption('dental');
  await page.getByLabel('Business Name').fill('Summit Dental');
  await expect(page.getByRole('group', { name: 'Suggestions for dental offices' })).toBeVisible();
  await expect(page.locator('[data-hours-summary]')).toHaveText('Every day 9:00 AM-5:00 PM');
  await expect(page.getByLabel('Business Name')).toHaveValue('Summit Dental');
});

test('a chosen trade leaves the errors of a refused form', async ({ page }) => {
  await returnToBusinessStep(page, { BusinessName: 'Summit' });
  await page.getByRole('button', { name: 'Next: Voice Recording' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toContainText('Service Type');
  await page.getByLabel('What do you do?').selectOption('hvac');
  await expect(page.getByLabel('Service Type')).toHaveValue('Travel to Customer');
  await expect(page.getByLabel('Service Type')).not.toHaveAttribute('aria-invalid');
  await expect(summary).not.toContainText('Service Type');
  await expect(summary).toContainText('Business Phone');
});

test('guessed hours follow a trade that is sent right after it was chosen', async ({ page }) => {
  await returnToBusinessStep(page, { BusinessName: 'Luna' });
  await page.getByLabel('What do you do?').selectOption('hair-salon');
  await page.getByRole('button', { name: 'Next: Voice Recording' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByText('The usual hours of hair salons: our guess')).toBeVisible();
  await expect(page.locator('[data-hours-summary]')).toContainText('10:00 AM');
});

test('says what was found on the website until it is changed', async ({ page }) => {
  await openBusinessStep(page, 'partial.joesplumbing.example');
  const line = page.getByText('Found on your website:');
  await expect(line).toContainText('Business Name');
  const name = page.getByLabel('Business Name');
  const hint = page.getByText('It looks like your web address.');
  await name.fill('Rivera');
  await expect(line.filter({ hasText: 'Business Name' }).filter({ visible: true })).toHaveCount(0);
  await expect(hint.filter({ visible: true })).toHaveCount(0);
});

test('the message about a website that can’t be read has a button that reads it again', async ({ page }) => {
  await startInstantSetup(page);
  await page.getByLabel('Website Address').fill('refuse-extract.example');
  await page.getByRole('button', { name: 'Analyze Website' }).click();
  const message = page.getByRole('alert').filter({ hasText: 'Extraction Failed' });
  const readAgain = page.waitForEvent('request', (request) => request.method() === 'POST');
  await message.getByRole('link', { name: 'Try again' }).click();
  expect((await readAgain).postData()).toContain('refuse-extract.example');
  await expect(message).toBeVisible();
});
test('suggestions follow from the typed name, or ask for the trade if it tells none', async ({ page }) => {
  await page.goto('/create-agent');
  await page.getByRole('button', { name: 'Start Instant Setup' }).click();
  await page.getByRole('button', { name: /^I don.t have a website/ }).click();
  const name = page.getByLabel('Business Name');
  const trade = page.getByLabel('What do you do?');
  const show = page.getByRole('button', { name: 'Show suggestions' });
  await name.fill('Rivera');
  await show.click();
  await expect(trade).toBeFocused();
  await expect(trade).toHaveAccessibleDescription(/Choose what you do first/);
  await name.fill('Rivera Plumbing');
  await show.click();
  const suggestions = page.getByRole('group', { name: 'Suggestions for plumbers' });
  await expect(suggestions.getByText('Suggestions for plumbers')).toBeFocused();
  await expect(trade).toHaveValue('plumbing');
  await expect(page.getByLabel('Service Type')).toHaveValue('Travel to Customer');
  await expect(name).toHaveValue('Rivera Plumbing');
  await expect(page.getByText('The usual hours of plumbers: our guess')).toBeVisible();
  await expect(page.getByLabel('Monday opens')).toBeHidden();
});

test('adds a suggested line with the words that its owner typed into the blanks', async ({ page }) => {
  await returnToBusinessStep(page, { ...business, trade: 'plumbing', BusinessDescription: 'Since 1998.' });
  await openDetails(page);
  await page.getByRole('button', { name: 'Show suggestions' }).click();
  const add = page.getByRole('button', { name: 'Add: Prices' });
  await add.click();
  const charge = page.getByLabel('Trip charge: $');
  await expect(charge).toBeFocused();
  await expect(charge).toHaveAccessibleDescription('Fill in the blanks to add this line.');
  const description = page.getByLabel('Business Description');
  await expect(description).toHaveValue('Since 1998.');
  await charge.fill('79');
  await page.getByLabel('Drain clearing from $').fill('149');
  await add.click();
  await expect(description).toHaveValue(/^Since 1998\.\nTrip charge: \$79, .* from \$149\. /);
  await expect(description).toBeFocused();
  await expect(page.getByText('Added', { exact: true })).toHaveCount(1);
});

test('summarizes the hours in one line and lets the owner change each day', async ({ page }) => {
  await openBusinessStep(page, 'partial.rivera.example');
  await expect(page.getByLabel('Service Range (miles)')).toBeHidden();
  await page.getByLabel('Service Type').selectOption('Travel to Customer');
  await expect(page.getByLabel('Service Range (miles)')).toBeVisible();

  await page.getByLabel('Business Phone').fill('still here');
  const monday = page.getByRole('group', { name: 'Monday' });
  await monday.getByLabel('Monday opens').selectOption('8:00 AM');
  await monday.getByRole('button', { name: 'Add break' }).click();
  await expect(monday).toBeFocused();
  await expect(monday.getByLabel('Monday closes', { exact: true })).toHaveValue('12:00 PM');
  await expect(monday.getByLabel('Monday opens again')).toHaveValue('1:00 PM');
  await expect(monday.getByLabel('Monday opens', { exact: true })).toHaveValue('8:00 AM');
  await expect(monday.getByRole('button', { name: 'Add break' })).toHaveCount(0);

  await page.getByRole('group', { name: 'Friday' }).getByRole('checkbox').uncheck();
  await page.getByRole('button', { name: 'Copy to all weekdays' }).click();
  await expect(page.getByLabel('Friday opens', { exact: true })).toHaveValue('8:00 AM');
  await expect(page.getByLabel('Friday closes again')).toHaveValue('5:00 PM');
  const line = page.locator('[data-hours-summary]');
  await expect(line).toHaveText('Mon-Fri 8:00 AM-12:00 PM and 1:00 PM-5:00 PM, closed weekends');

  await monday.getByRole('button', { name: 'Remove, keep 1:00 PM-5:00 PM on Monday' }).click();
  await expect(monday.getByLabel('Monday opens', { exact: true })).toHaveValue('1:00 PM');
  await expect(monday.getByRole('button', { name: /^Remove/ })).toHaveCount(0);

  const saturday = page.getByRole('group', { name: 'Saturday' });
  await expect(saturday.getByText('Closed')).toBeVisible();
  await expect(saturday.getByLabel('Saturday opens')).toBeHidden();
  await saturday.getByLabel('Saturday', { exact: true }).check();
  await expect(saturday.getByLabel('Saturday opens')).toBeVisible();
  await expect(page.getByLabel('Business Phone')).toHaveValue('still here');
});

test('restores a day that closed at noon when its break is removed, and the hours before a usual week', async ({
  page,
}) => {
  await openBusinessStep(page, 'partial.rivera.example');
  const tuesday = page.getByRole('group', { name: 'Tuesday' });
  await tuesday.getByLabel('Tuesday closes').selectOption('12:00 PM');
  await tuesday.getByRole('button', { name: 'Add break' }).click();
  await expect(tuesday.getByLabel('Tuesday closes again')).toHaveValue('5:00 PM');
  await tuesday.getByRole('button', { name: 'Remove break' }).click();
  await expect(tuesday).toBeFocused();
  await expect(tuesday.getByLabel('Tuesday closes', { exact: true })).toHaveValue('12:00 PM');
  await expect(tuesday.getByLabel('Tuesday opens again')).toHaveCount(0);

  const line = page.locator('[data-hours-summary]');
  const before = /^Mon\s9:00\sAM-5:00\sPM, Tue\s9:00\sAM-12:00\sPM, /;
  await expect(line).toHaveText(before);
  await page.getByRole('button', { name: 'Every day 9:00 AM-5:00 PM' }).click();
  await expect(line).toHaveText('Every day 9:00 AM-5:00 PM');
  const undo = page.getByRole('button', {
    name: /^Undo: back to Mon 9:00 AM-5:00 PM, Tue 9:00 AM-12:00 PM, /,
  });
  await undo.click();
  await expect(line).toHaveText(before);
  await expect(undo).toHaveCount(0);
});

test('says at once that a day ends before it starts', async ({ page }) => {
  await openBusinessStep(page, 'partial.rivera.example');
  const monday = page.getByRole('group', { name: 'Monday' });
  const closes = monday.getByLabel('Monday closes');
  await closes.selectOption('8:00 AM');
  await expect(monday.getByRole('alert')).toHaveText('Monday ends before it starts.');
  await expect(closes).toHaveAccessibleDescription('Monday ends before it starts.');
  await closes.selectOption('6:00 PM');
  await expect(monday.getByText('Monday ends before it starts.')).toHaveCount(0);
});

test('no longer says that an email address is made up once the owner types one', async ({ page }) => {
  await openBusinessStep(page, 'refuse-extract.example');
  const guess = page.getByText('Call summaries and your permanent number go to info@refuse-extract.example');
  await expect(guess).toBeVisible();
  await page.getByLabel('Business Email').fill('a');
  await expect(guess).toBeHidden();
});

test('the notes on an answer are over once it is changed', async ({ page }) => {
  await returnToBusinessStep(page, {
    ...business,
    TimeZone: '',
    ServiceType: '',
    BusinessDescription: 'Put urgent calls through.',
  });
  await openDetails(page);
  for (const [label, typed, before, after] of [
    ['Number for Urgent Calls', '512', 'Your description puts calls through, but to no number.', 'Such as'],
    ['Time Zone', 'America/Chicago', 'Our guess from', ''],
    ['Service Type', 'Fixed Location', 'Our guess, please check', 'Fixed Location: customers come'],
    ['What do you do?', 'hvac', 'Our guess from your website', 'Your hours below follow from the trade.'],
  ] as const) {
    const field = page.getByLabel(label);
    await expect(field, label).toHaveAccessibleDescription(new RegExp(before));
    await ((await field.evaluate((control) => control instanceof HTMLSelectElement))
      ? field.selectOption(typed)
      : field.pressSequentially(typed));
    await expect(field, label).not.toHaveAccessibleDescription(new RegExp(before));
    await expect(field, label).toHaveAccessibleDescription(new RegExp(`^${after}`));
  }
});

test('asks before a second tab overwrites what the first one saved', async ({ page, context }) => {
  await openBusinessStep(page, 'rivera-plumbing.example');
  const other = await context.newPage();
  await other.goto(page.url());
  await openDetails(other);
  await other.getByLabel('Business Name').fill('Rivera & Daughters');
  const next = { name: 'Next: Voice Recording' };
  await other.getByRole('button', next).click();
  await expect(other.getByRole('heading', { name: 'Choose a Voice' })).toBeVisible();

  const name = page.getByLabel('Business Name');
  await name.fill('Rivera & Sons');
  await page.getByRole('button', next).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('Another tab saved different answers');
  await expect(name).toHaveValue('Rivera & Sons');
  await expect(name).toHaveAccessibleDescription('In your other tab: Rivera & Daughters');
  await page.getByRole('button', next).click();
  await expect(page.getByRole('heading', { name: 'Choose a Voice' })).toBeVisible();
});

test('accepts a form that is sent again after Back without asking', async ({ page }) => {
  await openBusinessStep(page, 'rivera-plumbing.example');
  await page.getByRole('button', { name: 'Next: Voice Recording' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a Voice' })).toBeVisible();
  await page.goBack();
  await openDetails(page);
  await page.getByLabel('Business Name').fill('Rivera & Daughters');
  await page.getByRole('button', { name: 'Next: Voice Recording' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a Voice' })).toBeVisible();
});

test.describe('without a website', () => {
  test.use({ timezoneId: 'America/Denver' });
  test('labels guesses as guesses and fills in a usual week with one click', async ({ page }) => {
    await startInstantSetup(page);
    await page.getByLabel('Website Address').fill('half an addr');
    await page.getByRole('button', { name: "I don't have a website" }).click();
    await expect(page.locator('ol:has([aria-current=step]) > li')).toHaveText([
      ...['Website skipped', 'Reading skipped', 'Details', 'Voice'],
    ]);
    await expect(page.getByLabel('Business Name')).toHaveValue('');
    await expect(page.getByText('Business Email', { exact: true })).toBeVisible();
    const guess = page.getByText('Our guess, please check');
    await expect(guess).toBeVisible();
    await expect(page.getByLabel('Time Zone')).toHaveValue('America/Denver');
    await expect(page.getByText('Our guess from this device, please check')).toBeVisible();

    await page.getByLabel('Business Name').fill('Rivera Plumbing');
    const saturday = page.locator('[name="WeeklySchedule.saturday.isOpen"]');
    await expect(saturday).not.toBeChecked();
    await page.getByRole('button', { name: /Saturday 9:00 AM-12:00 PM$/ }).click();
    await expect(saturday).toBeChecked();
    await expect(guess).toBeHidden();
    await page.getByRole('button', { name: 'Weekdays 9:00 AM-5:00 PM', exact: true }).click();
    await expect(saturday).not.toBeChecked();
    await expect(guess, 'the guessed hours, which the owner has chosen').toBeHidden();
    await expect(page.getByLabel('Business Name')).toHaveValue('Rivera Plumbing');
    await page.getByRole('button', { name: 'All day (12' }).click();
    await expect(page.locator('[name="WeeklySchedule.sunday.isOpen"]')).toBeChecked();
  });

  test('guesses the time zone from the device', async ({ page }) => {
    await returnToBusinessStep(page, { BusinessAddressState: 'TX' });
    await expect(page.getByLabel('Time Zone')).toHaveValue('America/Denver');
    const guess = page.getByText('Our guess from this device, please check');
    await expect(guess).toBeVisible();
    await page.getByRole('button', { name: 'Next: Voice Recording' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(guess).toBeVisible();
  });
});

test('a closed day takes two lines at most, on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openBusinessStep(page, 'partial.rivera.example');
  const lines = (day: string) =>
    page.getByRole('group', { name: day, exact: true }).evaluate((row) => {
      const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(row);
      const height = row.clientHeight - parseFloat(paddingBlockStart) - parseFloat(paddingBlockEnd);
      return height / 44; // a line with a control is a target for a finger
    });
  expect(await lines('Saturday')).toBeLessThanOrEqual(2);
  expect(await lines('Monday')).toBeGreaterThan(2);
  await page.getByRole('checkbox', { name: 'Monday' }).uncheck();
  expect(await lines('Monday')).toBeLessThanOrEqual(2);
});

test('a chosen state fills in a time zone that nobody chose, as a guess', async ({ page }) => {
  await returnToBusinessStep(page, {});
  await page.getByLabel('State').selectOption('OH');
  await expect(page.getByLabel('Time Zone')).toHaveValue('America/New_York');
  await expect(page.getByLabel('Time Zone')).toHaveAccessibleDescription(businessTexts.stateGuess);
});
