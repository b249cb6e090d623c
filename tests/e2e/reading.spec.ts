import type { Page } from '@playwright/test';

import { brand, pricing } from '../../app/brand';
import { expect, test } from './fixtures';
test('FAQ answers open from links and from the search', async ({ page, scripts }) => {
  const reported = reportsOf(page);
  await page.goto('/faq#billable-booking');
  const entry = page.locator('#billable-booking');
  await expect(entry).toBeVisible();
  await expect(entry).toContainText('Moving or canceling an existing appointment');
  await expect(page.getByRole('heading', { name: 'What counts as a booking?' })).toBeInViewport();
  await expect(page.locator('#cost')).toBeHidden();

  const questions = page.locator('[data-questions] details');
  const all = await questions.count();
  const search = page.getByRole('searchbox', { name: 'Search the questions' });
  const look = async (query: string) => {
    await search.fill(query);
    if (!scripts) await page.getByRole('button', { name: 'Search' }).click();
  };
  const phone = page.getByText('Or ask a person:');
  await look('DENTRIX');
  await expect(page.getByText('1 question found')).toBeVisible();
  await expect(questions.filter({ visible: true })).toHaveCount(1);
  await expect(questions.filter({ visible: true }).locator('.answer')).toBeVisible();
  await expect(phone).toBeHidden();
  await search.press('Enter');
  await expect(page).toHaveURL('/faq?q=DENTRIX');
  await look('gramophone');
  await expect(page.getByText('No exact match.')).toBeVisible();
  await expect(questions.filter({ visible: true })).toHaveCount(3);
  await expect(phone).toBeVisible();
  await look('');
  await expect(questions.filter({ visible: true })).toHaveCount(all);
  if (!scripts) return;

  await page.goto('/faq');
  const cost = page.getByRole('heading', { name: 'What does it cost?' });
  await cost.click();
  await cost.click();
  await page.getByRole('heading', { name: 'How does it work?' }).click();
  await expect.poll(() => reported).toHaveLength(2);
  expect(reported[0]).toContain('faq_question_clicked');
  expect(reported[0]).toMatch(/name="index"\s+9\s/);
});
test('an article opens in the list and from its URL', async ({ page }) => {
  await page.goto('/blog');
  await page.getByText('Read it here').first().click();
  const article = page.locator('#roi');
  await expect(article.getByRole('link', { name: 'Get Started Now' })).toBeVisible();
  await page.getByRole('link', { name: 'What Is the ROI of an AI Receptionist?' }).click();
  await expect(page).toHaveURL(/\/blog\/roi$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What Is the ROI of an AI Receptionist?');
});

test.describe('forwarding page', () => {
  test.use({ expectedErrors: ['400'] });
  test('shows the codes to start and stop forwarding, with links that dial them', async ({
    page,
    scripts,
  }) => {
    await page.goto('/testforwarding?number=(512)+555-0100');
    await expect(page.getByLabel('When I don’t answer')).toBeChecked();
    await page.getByRole('button', { name: 'Show my code' }).click();
    await expect(page.getByLabel('Your carrier')).toHaveAccessibleDescription(
      /Please choose your carrier from the list./,
    );
    await page.getByLabel('Your carrier').selectOption('T-Mobile');
    await page.getByRole('button', { name: 'Show my code' }).click();
    const links = page.getByRole('link', { name: 'Dial it' });
    await expect(links.first()).toHaveAttribute('href', 'tel:**61*15125550100%23');
    await expect(page.getByText('##61#', { exact: true })).toBeVisible();
    const result = page.getByRole('heading', { name: 'Your Codes' });
    await expect(result).toBeFocused();
    await expect(result).toBeInViewport();
    await page.getByText('Forward calls when you’re busy, too').click();
    await expect(links.last()).toHaveAttribute('href', 'tel:%23%2367%23');
    await expect(page.getByRole('button', { name: 'Copy code' })).toHaveCount(scripts ? 4 : 0);
    await page.getByLabel('Your carrier').selectOption('Verizon');
    await page.getByRole('button', { name: 'Show my code' }).click();
    await expect(page.getByText('This one code covers no answer and busy.')).toBeVisible();

    await page.getByLabel('Forward to').fill('900-555-0100');
    await page.getByRole('button', { name: 'Show my code' }).click();
    await expect(page.getByLabel('Forward to')).toHaveAccessibleDescription(
      /Please enter a regular US phone number/,
    );
    await expect(page.getByLabel('Forward to')).toHaveValue('900-555-0100');
    await expect(links).toHaveCount(0);

    await page.goto('/testforwarding?type=busy&carrier=verizon&number=call+me&number=%00');
    await page.getByRole('button', { name: 'Show my code' }).click();
    await expect(page.getByLabel('Forward to')).toHaveAccessibleDescription(
      /Please enter a 10-digit US phone number./,
    );
    await expect(page.getByLabel('Forward to')).toHaveValue('call me');
    await expect(page.getByLabel('When I’m busy')).toBeChecked();
    await expect(page.getByLabel('Your carrier')).toHaveValue('verizon');
  });
  test('a link fills in the form and gives no code until it is submitted', async ({ page, baseURL }) => {
    const target = `${baseURL}/testforwarding?type=busy&carrier=att&number=512-555-0199`;
    await page.route('http://elsewhere.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<a href="${target}">Your codes</a>` }),
    );
    await page.goto('http://elsewhere.example/');
    await page.getByRole('link', { name: 'Your codes' }).click();
    await expect(page.getByLabel('Forward to')).toHaveValue('512-555-0199');
    await expect(page.getByText('A link filled in this number.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Dial it' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Show my code' }).click();
    await expect(page.getByRole('link', { name: 'Dial it' })).toHaveCount(2);
    await expect(page.getByText('A link filled in this number.')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Dial it' })).toHaveCount(2);
  });
});

test('the founder’s email address opens in a dialog', async ({ page, scripts }) => {
  const reported = reportsOf(page);
  await page.goto('/about');
  const contact = `Contact ${brand.founder.name}`;
  const mail = page.getByRole('button', { name: contact, includeHidden: true });
  if (scripts) await expect(mail).toBeAttached();
  await page.getByText('Our Founder').click();
  if (!scripts)
    return expect(page.getByRole('link', { name: contact })).toHaveAttribute('href', /^mailto:sam@/);
  await mail.press('Enter');
  const dialog = page.getByRole('dialog', { name: contact });
  await expect(dialog.getByRole('link', { name: brand.founder.email })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(mail).toBeFocused();
  await expect.poll(() => reported).toHaveLength(2);
  expect(reported[0]).toContain('founder_card_expanded');
  expect(reported[1]).toContain('founder_email_clicked');
});

/** The steps that the page has reported to the server. */
function reportsOf(page: Page): (string | null)[] {
  const reported: (string | null)[] = [];
  page.on('request', (request) => request.url().endsWith('/log-step') && reported.push(request.postData()));
  return reported;
}

test('a reader of the comparison enters a number of calls and gets the costs of that many', async ({
  page,
}) => {
  await page.goto('/compare');
  const table = page.getByRole('table', { name: 'Dollars a month, by the number of calls' });
  const ours = table.getByRole('row', { name: new RegExp(`^${brand.product}`) });
  await expect(ours.getByRole('cell')).toHaveText(
    [15, 30, 100].map((bookings) => `$${bookings * pricing.perBooking}`),
  );
  await page.getByLabel('Calls a month').fill('45');
  await page.getByLabel('Calls that become bookings').fill('40');
  await page.getByRole('button', { name: 'Add It Up Again' }).click();
  await expect(page).toHaveURL(/[?&]calls=45&bookedPercent=40&.*#costs$/);
  await expect(ours.getByRole('cell')).toHaveText(['$90']);
  await expect(table.getByRole('columnheader')).toHaveText(['45 calls']);
  await page.getByLabel('Calls a month').fill('');
  await page.getByRole('button', { name: 'Add It Up Again' }).click();
  await expect(table.getByRole('columnheader')).toHaveText(['30 calls', '60 calls', '200 calls']);
});

test('a reader of the prices enters calls and an industry and gets the bill', async ({ page, scripts }) => {
  await page.goto('/pricing');
  const bill = page.locator('#bill');
  const show = () =>
    scripts ? Promise.resolve() : bill.getByRole('button', { name: 'Show My Bill' }).click();
  await expect(bill.getByRole('status')).toHaveText('$150');
  await bill.getByLabel('Calls a month').fill('200');
  await bill.getByLabel('Your industry').selectOption('Plumbers');
  await show();
  await expect(bill.getByRole('status')).toHaveText('$420');
  await expect(bill.getByLabel('Calls that become bookings')).toHaveValue('42');
  await expect(bill.getByRole('link', { name: /^ServiceTitan/ })).toBeVisible();
  await bill.getByLabel('Calls that become bookings').fill('10');
  await show();
  await expect(bill.getByRole('status')).toHaveText('$100');
  await bill.getByRole('button', { name: 'Show My Bill' }).click();
  await expect(page).toHaveURL(/[?&]calls=200&trade=plumbing&booked=10&.*#bill$/);
  await page.reload();
  await expect(bill.getByRole('status')).toHaveText('$100');
});
