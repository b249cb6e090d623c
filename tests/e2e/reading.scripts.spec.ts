import type { Page } from '@playwright/test';

import { brand } from '../../app/brand';
import { expect, hold, scriptFile, test } from './fixtures';

test('each FAQ question that is opened is reported once', async ({ page }) => {
  const reported = reportsOf(page);
  await page.goto('/faq');
  const cost = page.getByRole('heading', { name: 'What does it cost?' });
  await cost.click();
  await cost.click();
  await page.getByRole('heading', { name: 'How does it work?' }).click();
  await expect.poll(() => reported).toHaveLength(2);
  expect(reported[0]).toContain('faq_question_clicked');
  expect(reported[0]).toMatch(/name="index"\s+10\s/);
});

test('words typed into the FAQ search before its script runs are searched for when it does', async ({
  page,
}) => {
  const release = await hold(page, scriptFile('faq-search'));
  await page.goto('/faq');
  const questions = page.locator('[data-part=question]');
  await page.getByRole('searchbox').fill('dentrix');
  const all = await questions.filter({ visible: true }).count();
  release();
  await expect.poll(() => questions.filter({ visible: true }).count()).toBeLessThan(all);
});

test('forwarding codes get the focus when they are shown, and so does the mistake in a form', async ({
  page,
}) => {
  await page.goto('/testforwarding?number=(512)+555-0100');
  const carrier = page.getByLabel('Your carrier');
  const show = page.getByRole('button', { name: 'Show my code' });
  await expect(page.getByLabel('When I don’t answer')).toBeChecked();
  await show.click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(carrier).toHaveAccessibleDescription(/Please choose your carrier from the list./);
  await carrier.selectOption('tmobile');
  await show.click();
  const result = page.getByRole('heading', { name: 'Your Codes' });
  await expect(result).toBeFocused();
  await expect(result).toBeInViewport();
  await page.getByText('Forward calls when you’re busy, too').click();
  await expect(page.getByRole('link', { name: 'Dial it' }).last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy code' })).toHaveCount(4);
});

test('the founder’s email address opens in a dialog, and both clicks are logged', async ({ page }) => {
  const reported = reportsOf(page);
  await page.goto('/about');
  const contact = `Contact ${brand.founder.name}`;
  const mail = page.getByRole('button', { name: contact, includeHidden: true });
  await expect(mail).toBeAttached();
  await page.getByText('Our Founder').click();
  await mail.press('Enter');
  const dialog = page.getByRole('dialog', { name: contact });
  await expect(dialog.getByRole('link', { name: brand.founder.email })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(mail).toBeFocused();
  await page.getByText('Our Founder').click(); // closes the card
  await page.getByText('Our Founder').click();
  await mail.press('Space');
  await expect(dialog).toBeVisible();
  const steps = () => reported.map((data) => /founder_\w+/.exec(data ?? '')?.[0]);
  const inOrder = ['founder_card_expanded', 'founder_email_clicked'];
  await expect.poll(steps).toEqual([...inOrder, ...inOrder]);
});

test('a reader of the prices enters calls and an industry and gets the bill', async ({ page }) => {
  await page.goto('/pricing');
  const bill = page.locator('#bill');
  await expect(bill.getByRole('status')).toHaveText('$150');
  await bill.getByLabel('Calls a month').fill('200');
  await bill.getByLabel('Your industry').selectOption('Plumbers');
  await expect(bill.getByRole('status')).toHaveText('$420');
  await expect(bill.getByLabel('Calls that become bookings')).toHaveValue('42');
  await expect(bill.getByRole('link', { name: /^ServiceTitan/ })).toBeVisible();
  await bill.getByLabel('Your industry').selectOption('Dental offices');
  await expect(bill.getByLabel('Calls that become bookings')).toHaveValue('33');
  await bill.getByLabel('Your industry').selectOption('Plumbers');
  const booked = bill.getByLabel('Calls that become bookings');
  await booked.fill('');
  await expect(booked, 'stays empty for what is typed next').toHaveValue('');
  await booked.pressSequentially('10');
  await expect(bill.getByRole('status')).toHaveText('$100');
  await bill.getByRole('button', { name: 'Show My Bill' }).click();
  await expect(page).toHaveURL(/[?&]calls=200&trade=plumbing&booked=10&.*#bill$/);
  await expect(page.locator('.calculator'), 'starts from this bill').toContainText('for all 20 bookings');
  await expect(bill.getByRole('status')).toHaveText('$100');
});

test('FAQ answers open from links and from the search', async ({ page }) => {
  await page.goto('/faq#billable-booking');
  const entry = page.locator('#billable-booking');
  await expect(entry).toBeVisible();
  await expect(entry).toContainText('Moving or canceling an existing appointment');
  await expect(page.getByRole('heading', { name: 'What counts as a booking?' })).toBeInViewport();
  await expect(page.locator('#cost')).toBeHidden();

  const questions = page.locator('[data-part=question]');
  const all = await questions.count();
  const search = page.getByRole('searchbox', { name: 'Search the questions' });
  const phone = page.getByText('Or ask a person:');
  await expect(page.getByText('Go to:')).toBeVisible();
  await search.fill('DENTRIX');
  await expect(page.getByText('Go to:')).toBeHidden();
  await expect(page.getByText('1 question found')).toBeVisible();
  await expect(questions.filter({ visible: true })).toHaveCount(1);
  await expect(questions.filter({ visible: true }).locator('.answer')).toBeVisible();
  await expect(phone).toBeHidden();
  await search.press('Enter');
  await expect(page).toHaveURL('/faq?q=DENTRIX');
  await search.fill('gramophone');
  await expect(page.getByText('No exact match.')).toBeVisible();
  await expect(questions.filter({ visible: true })).toHaveCount(3);
  await expect(phone).toBeVisible();
  await search.fill('asdfqwer');
  await expect(page.getByText('Nothing found.')).toBeVisible();
  await expect(questions.filter({ visible: true })).toHaveCount(0);
  await expect(phone).toBeVisible();
  await search.fill('');
  await expect(questions.filter({ visible: true })).toHaveCount(all);
  await expect(page.getByText('Go to:')).toBeVisible();
  await expect(phone).toBeHidden();
});

test('forwarding codes disappear when another carrier or kind of calls is chosen', async ({ page }) => {
  await page.goto('/testforwarding?type=busy&carrier=verizon&number=512-555-0100');
  await page.getByRole('button', { name: 'Show my code' }).click();
  const codes = page.getByRole('link', { name: 'Dial it' }).first();
  const carrier = page.getByLabel('Your carrier');
  await expect(codes).toBeVisible();
  await carrier.selectOption('tmobile');
  await expect(codes).toBeHidden();
  await carrier.selectOption('Verizon');
  await expect(codes).toBeVisible();
  await page.getByLabel('All calls').check();
  await expect(codes).toBeHidden();
  await page.getByRole('button', { name: 'Show my code' }).click();
  await expect(codes).toBeVisible();
});

/** The steps that the page has reported to the server. */
function reportsOf(page: Page): (string | null)[] {
  const reported: (string | null)[] = [];
  page.on('request', (request) => request.url().endsWith('/log-step') && reported.push(request.postData()));
  return reported;
}
