import type { Page } from '@playwright/test';

import { numberTexts } from '../../app/content/receptionist-texts';
import { hvac } from '../../app/content/trades/hvac';
import { expect, holdPosts, test } from './fixtures';
import { reachVoiceStep } from './reach-step';

test('after Back, Home chooses the industry of the call that it shows', async ({ page }) => {
  await page.goto('/');
  const choice = page.getByRole('radio', { name: 'HVAC' });
  const title = page.locator('#sample-call .ticket-title');
  await choice.check();
  await expect(title).toHaveText(hvac.calls[0].ticket.title);
  await page.goto('/about');
  await page.goBack();
  await expect(title).not.toHaveText(hvac.calls[0].ticket.title);
  await expect(choice, 'the browser has checked it again').not.toBeChecked();
});

// Browsers keep a page in memory and show it again, as it was left, after Back. Playwright's Chromium doesn't, so these
// tests dispatch the event that a page gets then.

const showKeptPage = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

test('the website form of Home can be sent again after Back', async ({ page }) => {
  let posts = 0;
  await page.route('**/create-agent/website', (route) => {
    posts += 1;
    return route.fulfill({ status: 204 });
  });
  await page.goto('/');
  const form = page.locator('[data-enhance=start-form]').first();
  await form.getByLabel('Your website').fill('rivera.example');
  const read = form.getByRole('button', { name: 'Read it' });
  await read.click();
  await expect(form.getByRole('status')).not.toBeEmpty();
  await showKeptPage(page);
  await expect(form.getByRole('status')).toBeEmpty();
  await read.click();
  await expect.poll(() => posts, 'the form is sent at each click').toBe(2);
});

test('the website form of Home can be sent again after its page was stopped', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const form = page.locator('[data-enhance=start-form]').first();
  await form.getByLabel('Your website').fill('rivera.example');
  await form.evaluate((element) => {
    const count = (event: Event) => {
      if (!event.defaultPrevented) element.dataset.sent = `${Number(element.dataset.sent ?? 0) + 1}`;
      event.preventDefault(); // a page that is being stopped can't be driven
    };
    addEventListener('submit', count);
  });
  const read = form.getByRole('button', { name: 'Read it' });
  await read.click();
  await read.click();
  await expect(form).toHaveAttribute('data-sent', '1');
  await page.clock.fastForward(5_000);
  await expect(form.getByRole('status')).toBeEmpty();
  await read.click();
  await expect(form).toHaveAttribute('data-sent', '2');
});

test('a page that was left while it looked a number up does so again after Back', async ({ page }) => {
  await page.route('**/demo/agent/*/number', () => undefined, { times: 1 }); // never answers
  const asked = page.waitForRequest('**/demo/agent/*/number');
  await page.goto('/demo/agent/agent_kept1');
  await asked;
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await showKeptPage(page);
  await expect(page.getByText(numberTexts.notOwner)).toBeVisible();
});

test('a form that was left while it was being sent can be used after Back', async ({ page }) => {
  await reachVoiceStep(page);
  await holdPosts(page, '**/create-agent/voice*');
  await page.getByRole('button', { name: 'Use Default Voice' }).click();
  await expect(page.getByRole('heading', { name: 'Creating Your Receptionist' })).toBeVisible();
  await showKeptPage(page);
  await expect(page.getByRole('heading', { name: 'Choose a Voice' })).toBeVisible();
  const button = page.getByRole('button', { name: 'Use Default Voice' });
  await expect(button).toBeEnabled();
  await expect(button).not.toHaveAttribute('aria-disabled');
});
