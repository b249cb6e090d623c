import type { Locator, Page } from '@playwright/test';

import { honeypotField } from '../../app/platform/forms/honeypot';
import { expect, test } from './fixtures';
import { neededDone } from '../setup/typical-owner';
import { createReceptionist, fillTrialForm } from './reach-step';

/** A journey by keyboard only, in two halves. Checks what Tab reaches, what Enter and Space do, and what is announced. */

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
test('an owner gets from the first page to a receptionist by keyboard', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
  await pressOn(page, page.locator('#hero').getByRole('link', { name: 'Try Free Tonight' }));
  await expect(page).toHaveURL(/\/create-agent$/);

  await pressOn(page, button(page, 'Start Instant Setup'), 'Space');
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - paragraph: Step 1 of 4
    - list:
      - listitem: Website
      - listitem: Reading
      - listitem: Details
      - listitem: Voice
    - heading "What’s Your Website?" [level=1]
  `);
  await expect(page.locator(`[name=${honeypotField}]`)).toHaveCount(0);
  await tabTo(page, page.getByLabel('Website Address'));
  await page.keyboard.type('rivera-plumbing.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ana@rivera');
  await page.keyboard.press('Enter');
  const summary = page.getByRole('alert').filter({ has: page.getByRole('heading') });
  await expect(summary).toBeFocused();
  await expect(summary).toMatchAriaSnapshot(`
    - alert:
      - heading "One thing needs your attention" [level=2]
      - list:
        - listitem:
          - 'link "Email: Please enter a valid email address."'
    `);
  await pressOn(page, summary.getByRole('link'));
  const email = page.getByLabel('Email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/Please enter a valid email address/);
  await page.keyboard.press('End');
  await page.keyboard.type('.example');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Tell Us About Your Business', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/^Your Business/);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await pressOn(page, button(page, 'Next: Voice Recording'));
  await pressOn(page, button(page, 'Use Default Voice'), 'Space');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
    'Congratulations! Rivera Plumbing’s receptionist is set up',
  );
});

test('an owner gets from a receptionist to a running trial by keyboard', async ({ page }) => {
  await createReceptionist(page);
  const number = page.getByRole('region', { name: 'Your Trial Number' });
  await expect(number.getByRole('link', { name: /^512-555-01\d\d$/ })).toBeVisible();
  await pressOn(page, page.getByRole('link', { name: 'Start Trial Now' }));
  await fillTrialForm(page);
  await pressOn(page, button(page, 'Continue to Payment Setup'));
  await expect(page.getByRole('status').filter({ hasText: 'Trial started successfully!' })).toBeVisible();
  await pressOn(page, button(page, 'Start Free Trial'), 'Space');
  await pressOn(page, page.getByRole('link', { name: 'Pay' }).or(button(page, 'Pay')));
  await expect(page).toHaveURL(/\/calendar-setup/);

  const step = page.locator('#step-invite');
  await pressOn(page, step.locator('summary'));
  await pressOn(page, step.getByRole('button', { name: /^Mark as Complete/ }));
  await expect(page.getByRole('status').filter({ hasText: neededDone(1) })).toBeVisible();
});

/** Presses Tab until the target has the focus. Fails if a focused element on the way has no visible outline. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isFocused = await target.evaluate((element) => element === document.activeElement);
  const most = isFocused ? 0 : 60;
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    const { isReached, plain } = await target.evaluate((element) => {
      const focused = document.activeElement ?? document.body;
      const { outlineStyle, outlineWidth } = getComputedStyle(focused);
      const isOutlined = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      const isOurs = !focused.matches('body, audio, video, elevenlabs-convai');
      return {
        isReached: element === focused,
        plain: isOurs && !isOutlined ? focused.outerHTML.slice(0, 90) : null,
      };
    });
    expect(plain).toBeNull();
    if (isReached) return;
  }
  if (!isFocused) throw new Error(`not reached with Tab: ${target.toString()}`);
}

async function pressOn(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
