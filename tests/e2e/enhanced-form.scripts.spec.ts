import type { Page } from '@playwright/test';

import { expect, test } from './fixtures';
import { fillTrialForm } from './set-up';

/** The trial form, once its scripts are there. */
async function openTrialForm(page: Page): Promise<void> {
  await page.goto('/trial-signup');
  await expect(page.locator('form#trial')).toHaveAttribute('novalidate');
}

const send = (page: Page) => page.getByRole('button', { name: 'Continue to Payment Setup' });

test('a refused form is told in place, and the next try goes through', async ({ page }) => {
  await openTrialForm(page);
  await page.evaluate(() => (document.body.dataset.same = 'document'));
  await fillTrialForm(page);
  await page.getByLabel('Email Address').fill('ana');
  await send(page).click();
  await expect(page.locator('[data-error-summary]')).toBeFocused();
  await expect(page.getByLabel('Full Name')).toHaveValue('Ana Rivera');
  await expect(page.getByLabel('Email Address')).toHaveValue('ana');
  await expect(page.locator('body')).toHaveAttribute('data-same', 'document');
  await page.getByLabel('Email Address').fill('ana@rivera.example');
  await send(page).click();
  await expect(page).toHaveURL(/\/payment-setup$/);
  await expect(page.getByText('Trial started successfully!')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Full Name')).toHaveValue('Ana Rivera');
  await expect(send(page)).toHaveText('Continue to Payment Setup');
});

test('a button says that its form is on its way, and a second click sends nothing', async ({ page }) => {
  await openTrialForm(page);
  await fillTrialForm(page);
  let posts = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/trial-signup', async (route) => {
    if (route.request().method() === 'POST') {
      posts += 1;
      await held;
    }
    await route.continue();
  });
  await send(page).click();
  const pending = page.getByRole('button', { name: 'Saving…' });
  await pending.click({ force: true });
  await pending.press('Enter');
  await page.getByLabel('City').press('Enter');
  release();
  await expect(page).toHaveURL(/\/payment-setup$/);
  expect(posts).toBe(1);
});

test.describe(() => {
  test.use({ expectedErrors: ['Failed to load resource', '413', '502'] });

  test('a form that is too large stays as it is and says so', async ({ page }) => {
    await openTrialForm(page);
    await page.getByLabel('Full Name').fill('x'.repeat(70_000));
    await page.getByLabel('City').fill('Austin');
    await send(page).click();
    await expect(page.getByRole('alert')).toContainText('That’s more than this form can take');
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByLabel('City')).toHaveValue('Austin');
    await expect(send(page)).toHaveText('Continue to Payment Setup');
  });

  test('a fault of the server leaves everything as typed', async ({ page }) => {
    await openTrialForm(page);
    await fillTrialForm(page);
    await page.route('**/trial-signup', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
    await send(page).click();
    await expect(page.getByRole('alert')).toContainText('Not sent');
    await expect(page.getByLabel('City')).toHaveValue('Austin');
    await page.unroute('**/trial-signup');
    await send(page).click();
    await expect(page).toHaveURL(/\/payment-setup$/);
  });
});
