import type { Page } from '@playwright/test';

import { resubmitTexts } from '../../app/content/error-pages';
import { expect, formScriptRuns, holdPosts, test } from './fixtures';
import { fillTrialForm, openBusinessStep, startInstantSetup } from './reach-step';

/** Opens the trial form and waits for its scripts. */
async function openTrialForm(page: Page): Promise<void> {
  await page.goto('/trial-signup');
  await formScriptRuns(page);
}

const send = (page: Page) => page.getByRole('button', { name: 'Continue to Payment Setup' });

test.describe('input typed while a form is being sent', () => {
  test('keeps its caret, even next to elements that an extension inserted, while the button says what it does', async ({
    page,
  }) => {
    await openTrialForm(page);
    await page.getByLabel('Full Name').fill('Ana Rivera');
    await page.getByLabel('Email Address').fill('ana@rivera');
    await page.getByLabel('City').fill('Austin');
    const respond = await holdPosts(page, '**/trial-signup');
    await send(page).click();
    await expect(page.getByRole('button', { name: 'Saving…' })).toBeDisabled();
    await page.evaluate(() => (document.body.dataset.same = 'document'));
    await page.getByLabel('ZIP Code').fill('78701');
    await page.getByLabel('ZIP Code').press('Enter');
    await expect(page.getByRole('button', { name: 'Saving…' })).toBeDisabled();
    await page.getByLabel('Street Address').fill('12 Elm Street');
    await page.getByLabel('State').selectOption('TX');
    const email = page.getByLabel('Email Address');
    await email.evaluate((field) => {
      field.before(document.createElement('extension-button'));
      const wrap = document.createElement('extension-frame');
      field.before(wrap);
      wrap.append(field);
    });
    await email.press('End');
    await email.pressSequentially('.example');
    await email.press('Home');
    await email.pressSequentially('m');
    respond();
    await expect(page.getByRole('alert')).toContainText('Email Address');
    await expect(email).toBeFocused();
    await email.pressSequentially('ari');
    await expect(email).toHaveValue('mariana@rivera.example');
    await expect(email).toHaveAccessibleDescription(/Please enter a valid email address\./);
    await expect(page.getByLabel('Full Name')).toHaveValue('Ana Rivera');
    await expect(page.getByLabel('State')).toHaveValue('TX');
    await expect(page.getByLabel('ZIP Code')).toHaveValue('78701');

    await email.fill('mariana@rivera');
    const respondAgain = await holdPosts(page, '**/trial-signup');
    await send(page).click();
    await page.getByLabel('ZIP Code').focus();
    respondAgain();
    await expect(page.getByRole('alert'), 'where nothing was typed').toBeFocused();
    await expect(page.locator('body')).toHaveAttribute('data-same', 'document');

    await email.fill('mariana@rivera.example');
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await send(page).click();
    expect((await sent).postData()).toContain('email=mariana%40rivera.example');
    await expect(page).toHaveURL(/\/payment-setup$/);
    const respondLast = await holdPosts(page, '**/payment-setup*');
    await page.getByRole('button', { name: 'Start Free Trial' }).click();
    await expect(page.getByRole('button', { name: 'Setting up your trial...' })).toBeVisible();
    respondLast();
    await expect(page).toHaveURL(/\/mock-checkout/);
  });

  test('shows the same pending text after Enter as after a click', async ({ page }) => {
    await openTrialForm(page);
    const respond = await holdPosts(page, '**/trial-signup');
    await page.getByLabel('ZIP Code').press('Enter');
    await expect(page.getByRole('button', { name: 'Saving…' })).toBeDisabled();
    respond();
    await expect(send(page)).toBeEnabled();
  });

  test('is kept in choices, long texts and added hours', async ({ page }) => {
    await openBusinessStep(page, 'rivera-plumbing.example');
    await page.getByLabel('Business Name').fill('');
    const respond = await holdPosts(page, '**/create-agent/business*');
    await page.getByRole('button', { name: 'Next: Voice Recording' }).click();
    await expect(page.getByRole('button', { name: 'Saving…' })).toBeDisabled();
    const consent = page.getByRole('checkbox', { name: 'Send me text messages' });
    const monday = page.getByRole('group', { name: 'Monday' });
    const friday = page.getByRole('group', { name: 'Friday' }).getByRole('checkbox');
    await page.getByLabel('Business Description').fill('Pipes,\nmended ñ by 🛠️');
    await page.getByLabel('Service Type').selectOption('Travel to Customer');
    await consent.check();
    await friday.uncheck();
    await monday.getByRole('button', { name: 'Add break' }).click();
    await monday.getByLabel('Monday closes again').selectOption('7:00 PM');
    respond();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('Business Name')).toHaveValue('');
    await expect(page.getByLabel('Business Description')).toHaveValue('Pipes,\nmended ñ by 🛠️');
    await expect(page.getByLabel('Service Type')).toHaveValue('Travel to Customer');
    await expect(page.getByLabel('Service Range (miles)')).toBeVisible();
    await expect(consent).toBeChecked();
    await expect(friday).not.toBeChecked();
    await expect(monday.getByLabel('Monday closes again')).toHaveValue('7:00 PM');
  });
});

test.describe('if the server rejects a form', () => {
  test.use({ expectedErrors: ['Failed to load resource', '400', '413', '429', '502'] });

  test('shows the reason in place if it comes from the address to which the form was sent on', async ({
    page,
  }) => {
    await startInstantSetup(page);
    const form = { intent: 'analyze', websiteAddress: 'refuse-extract.example' };
    const options = { form, headers: { Origin: new URL(page.url()).origin }, maxRedirects: 0 };
    await page.request.post(page.url(), options);
    const reading = page.url().replace('/website?', '/analysis?');
    await Promise.all(Array.from({ length: 60 }, () => page.request.post(reading, options)));
    await page.getByLabel('Website Address').fill(form.websiteAddress);
    await page.getByRole('button', { name: 'Analyze Website' }).click();
    await expect(page.getByRole('alert')).toContainText(resubmitTexts['too-many'].title);
    await expect(page.getByLabel('Website Address')).toHaveValue(form.websiteAddress);
  });

  test('keeps what was typed and sends it at the next attempt', async ({ page }) => {
    await openTrialForm(page);
    await fillTrialForm(page);
    await page.getByLabel('Email Address').fill('ana@rivera');
    await send(page).click();
    await expect(page.getByRole('alert')).toContainText('Email Address');
    await page.getByLabel('Email Address').fill('ana@rivera.example');
    await page.getByLabel('Full Name').fill('x'.repeat(70_000));
    await send(page).click();
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(page.getByRole('alert')).toContainText('That’s more than this form can take');
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByLabel('City')).toHaveValue('Austin');

    await page.getByLabel('Full Name').fill('Ana Rivera');
    await page.route('**/trial-signup', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
    await send(page).click();
    await expect(page.getByRole('alert')).toContainText('Not sent');
    await expect(page.getByLabel('City')).toHaveValue('Austin');
    await page.unroute('**/trial-signup');
    await send(page).click();
    await expect(page).toHaveURL(/\/payment-setup$/);
  });
});
