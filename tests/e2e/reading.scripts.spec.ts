import type { Page } from '@playwright/test';

import { brand } from '../../app/brand';
import { expect, test } from './fixtures';

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
  await carrier.selectOption('T-Mobile');
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
  await expect.poll(() => reported).toHaveLength(2);
  expect(reported[0]).toContain('founder_card_expanded');
  expect(reported[1]).toContain('founder_email_clicked');
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
  await bill.getByLabel('Calls that become bookings').fill('10');
  await expect(bill.getByRole('status')).toHaveText('$100');
  await bill.getByRole('button', { name: 'Show My Bill' }).click();
  await expect(page).toHaveURL(/[?&]calls=200&trade=plumbing&booked=10&.*#bill$/);
  await page.reload();
  await expect(bill.getByRole('status')).toHaveText('$100');
});

/** The steps that the page has reported to the server. */
function reportsOf(page: Page): (string | null)[] {
  const reported: (string | null)[] = [];
  page.on('request', (request) => request.url().endsWith('/log-step') && reported.push(request.postData()));
  return reported;
}
