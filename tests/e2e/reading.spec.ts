import { brand } from '../../app/brand';
import { expect, test } from './fixtures';

test('a link to an answer opens it', { tag: ['@2.faq.1', '@2.route.8'] }, async ({ page }) => {
  await page.goto('/faq#billable-booking');
  const entry = page.locator('#billable-booking');
  await expect(entry).toBeVisible();
  await expect(entry).toContainText('Moving or canceling an existing appointment');
  await expect(page.getByRole('heading', { name: 'What counts as a booking?' })).toBeInViewport();
  await expect(page.locator('#cost')).toBeHidden();
});

test(
  'an article opens in the list and has a page of its own',
  { tag: ['@2.blog.4', '@2.route.9'] },
  async ({ page }) => {
    await page.goto('/blog');
    await page.getByRole('heading', { name: 'What Is the ROI of an AI Receptionist?' }).click();
    const article = page.locator('#roi');
    await expect(article.getByRole('link', { name: 'Get Started Now' })).toBeVisible();
    await article.getByRole('link', { name: /on its own page/ }).click();
    await expect(page).toHaveURL(/\/blog\/roi$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'What Is the ROI of an AI Receptionist?',
    );
  },
);

test.describe('the forwarding page', () => {
  test.use({ expectedErrors: ['400'] });

  test(
    'gives the code, the one that undoes it, and a link that dials',
    { tag: ['@2.forwarding.1', '@2.forwarding.2', '@2.route.16', '@9.codes', '@D.forwarding'] },
    async ({ page, scripts }) => {
      await page.goto('/testforwarding?number=(512)+555-0100');
      await expect(page.getByLabel('When I don’t answer')).toBeChecked();
      await page.getByRole('button', { name: 'Show my code' }).click();
      await expect(
        page.getByRole('link', { name: 'Please choose your carrier from the list.' }),
      ).toBeVisible();
      await page.getByLabel('Your carrier').selectOption('Landline or another carrier');
      await page.getByRole('button', { name: 'Show my code' }).click();
      await expect(page.getByText('*92 512 555 0100')).toBeVisible();
      await expect(page.getByText('*93', { exact: true })).toBeVisible();
      const links = page.getByRole('link', { name: 'Dial it' });
      await expect(links.first()).toHaveAttribute('href', 'tel:*925125550100');

      await page.getByLabel('Your carrier').selectOption('T-Mobile');
      await page.getByRole('button', { name: 'Show my code' }).click();
      await expect(links.first()).toHaveAttribute('href', 'tel:**61*15125550100%23');
      await expect(page.getByRole('button', { name: 'Copy code' })).toHaveCount(scripts ? 2 : 0);
    },
  );

  test(
    'keeps what was typed when it makes no sense',
    { tag: ['@D.plain', '@D.messages'] },
    async ({ page }) => {
      await page.goto('/testforwarding?type=busy&carrier=verizon&number=call+me');
      await expect(
        page.getByRole('link', { name: 'Please enter a 10-digit US phone number.' }),
      ).toBeVisible();
      await expect(page.getByLabel('Forward to')).toHaveValue('call me');
      await expect(page.getByLabel('When I’m busy')).toBeChecked();
      await expect(page.getByLabel('Your carrier')).toHaveValue('verizon');
      const junk = await page.goto('/testforwarding?type=__proto__&carrier=constructor&number=%00&number=2');
      expect(junk?.status()).toBe(400);
      await expect(page.getByRole('link', { name: 'Please choose which calls to forward.' })).toBeVisible();
    },
  );
});

test(
  'the founder has an address that scripts show in a dialog, which gives the focus back',
  { tag: ['@2.about.3', '@2.about.4', '@2.route.4'] },
  async ({ page, scripts }) => {
    await page.goto('/about');
    await page.getByText('Our Founder').click();
    const contact = `Contact ${brand.founder.name}`;
    if (!scripts)
      return expect(page.getByRole('link', { name: contact })).toHaveAttribute('href', /^mailto:sam@/);
    const mail = page.getByRole('button', { name: contact });
    await mail.press('Enter');
    const dialog = page.getByRole('dialog', { name: contact });
    await expect(dialog.getByRole('link', { name: brand.founder.email })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(mail).toBeFocused();
  },
);
