import type { Page } from '@playwright/test';

import { expect, test } from './fixtures';
import { fillTrialForm, openBusinessStep, startInstantSetup } from './set-up';

const send = (page: Page) => page.getByRole('button', { name: 'Continue to Payment Setup' });

async function haveTrialRefused(page: Page): Promise<void> {
  await page.goto('/trial-signup');
  await fillTrialForm(page, 'ana@rivera');
  await send(page).click();
  await expect(page.getByRole('alert')).toContainText('Please enter a valid email address.');
}

test(
  'Back to a form that was refused shows the form with what was typed',
  { tag: ['@D.back'] },
  async ({ page }) => {
    await haveTrialRefused(page);
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page.getByLabel('Full Name')).toHaveValue('Ana Rivera');
    await expect(page.getByLabel('Email Address')).toHaveValue('ana@rivera');
  },
);

test(
  'Back from the step after a form that was refused first shows the form',
  { tag: ['@D.back'] },
  async ({ page }) => {
    await haveTrialRefused(page);
    await page.getByLabel('Email Address').fill('ana@rivera.example');
    await send(page).click();
    await expect(page).toHaveURL(/\/payment-setup$/);
    await page.goBack();
    await expect(page.getByLabel('Full Name')).toHaveValue('Ana Rivera');
  },
);

test(
  'a wrong e-mail on the website step keeps both fields, over a link and Back as well',
  { tag: ['@5.7'] },
  async ({ page }) => {
    await startInstantSetup(page);
    await page.getByLabel('Website Address').fill('rivera-plumbing.example');
    await page.getByLabel('Email').fill('ana@rivera');
    await page.getByRole('button', { name: 'Analyze Website' }).click();
    await expect(page.getByRole('alert')).toContainText('Please enter a valid email address.');
    const expectBoth = async () => {
      await expect(page.getByLabel('Website Address')).toHaveValue('rivera-plumbing.example');
      await expect(page.getByLabel('Email')).toHaveValue('ana@rivera');
    };
    await expectBoth();
    await page.goto('/about');
    await page.goBack();
    await expectBoth();
  },
);

test(
  'a refusal is said once: its summary is titled as the message, and has the focus',
  { tag: ['@D.messages.once'] },
  async ({ page }) => {
    await openBusinessStep(page, 'partial.rivera.example');
    await page.getByLabel('Business Name').fill('');
    await page.getByLabel('Monday opens').selectOption('6:00 PM');
    await page.getByRole('button', { name: 'Next: Voice Recording' }).click();
    const summary = page.getByRole('alert');
    await expect(summary).toHaveCount(1);
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('heading')).toHaveText('Missing Required Information');
    await expect(summary.getByRole('paragraph')).toContainText('Please fill in these required fields:');
    await expect(page.getByText('Missing Required Information')).toHaveCount(1);
    const monday = page.getByRole('group', { name: 'Monday' });
    await expect(monday).toHaveAccessibleDescription(/^Monday: Opening hours must end/);
    await expect(monday.getByLabel('Monday opens')).toHaveAccessibleDescription(/^Monday: Opening hours/);
    await expect(summary.getByRole('link', { name: /^Monday: Opening hours/ })).toBeVisible();
  },
);

for (const [path, start] of [
  ['/create-agent', 'Start Instant Setup'],
  ['/create-agent2', 'Start Quick Setup'],
  ['/create-agent3', 'Start Quick Setup'],
] as const)
  test(
    `${path} has a way on without a website, from the start`,
    { tag: ['@D.wizard.no-website', '@D.wizard.email-required'] },
    async ({ page }) => {
      await page.goto(path);
      await page.getByRole('button', { name: start }).click();
      await page.getByLabel('Website Address').fill('half an addr');
      await page.getByRole('button', { name: "I don't have a website" }).click();
      await expect(page.getByRole('heading', { name: 'Tell Us About Your Business' })).toBeVisible();
      await expect(page.getByLabel('Business Name')).toHaveValue('');
      await expect(page.getByText('Business Email', { exact: true })).toBeVisible();
      await expect(page.getByText('Business Email (optional)')).toHaveCount(0);
    },
  );
