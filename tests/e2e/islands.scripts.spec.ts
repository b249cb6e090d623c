import type { Page } from '@playwright/test';

import { expect, hold, holdPosts, test } from './fixtures';
import { openBusinessStep } from './reach-step';

const islands = (page: Page) => page.locator('[data-island]');

const holdReact = (page: Page) => hold(page, '**/hydrate-*.js');

test.describe('if React loads late', () => {
  test('the calculator uses what was typed before hydration and puts it into the URL', async ({ page }) => {
    const release = await holdReact(page);
    await page.goto('/');
    await page.getByLabel('Average job ($)').fill('200');
    const missed = page.getByRole('spinbutton', { name: 'Calls you miss today' });
    await missed.fill('99');
    release();
    await expect(page.locator('output[name=monthlyRevenue]')).toHaveText('$4,000');
    await expect(page).toHaveURL(/serviceCost=200/);
    await expect(missed).toHaveAccessibleDescription(/used 80% instead of 99%/);
  });

  test('a click before hydration takes effect once', async ({ page }) => {
    const release = await holdReact(page);
    await openBusinessStep(page, 'partial.rivera.example');
    await page.evaluate(() => (document.body.dataset.same = 'document'));
    await page.getByLabel('Monday opens').selectOption('7:00 AM');
    const respond = await holdPosts(page, '**/create-agent/business*');
    await page.getByRole('button', { name: 'Add break on Monday' }).click();
    release();
    await expect(islands(page)).toHaveAttribute('data-hydrated');
    respond();
    await expect(page.getByLabel('Monday opens again')).toHaveValue('1:00 PM');
    await expect(page.getByLabel('Monday opens', { exact: true })).toHaveValue('7:00 AM');
    await expect(page.locator('body')).toHaveAttribute('data-same', 'document');
    await page.getByRole('button', { name: 'Add break on Tuesday' }).click();
    await expect(page.getByLabel('Tuesday opens again')).toHaveValue('1:00 PM');
  });

  test('choices and clicks during hydration take effect', async ({ page }) => {
    // React schedules its next slice of work by a message to itself.
    await page.addInitScript(() => {
      MessagePort.prototype.postMessage = () => (document.body.dataset.pausing = '');
    });
    const release = await holdReact(page);
    await openBusinessStep(page, 'partial.rivera.example');
    await page.getByRole('checkbox', { name: 'Saturday' }).check();
    const hours = page.locator('details.business-hours');
    await hours.evaluate((part: HTMLDetailsElement) => void (part.open = false));
    release();
    await expect(page.locator('body')).toHaveAttribute('data-pausing');
    await expect(islands(page)).not.toHaveAttribute('data-hydrated');
    await hours.evaluate((part: HTMLDetailsElement) => void (part.open = true)); // as a link to an element inside it does
    await page.getByLabel('Monday opens').selectOption('7:00 AM');
    await page.getByRole('button', { name: 'Add break on Monday' }).click();
    await expect(page.getByLabel('Monday opens again')).toHaveValue('1:00 PM');
    await expect(page.getByLabel('Monday opens', { exact: true })).toHaveValue('7:00 AM');
    await expect(page.getByRole('checkbox', { name: 'Saturday' })).toBeChecked();
  });

  test.describe('and a response arrives during hydration', () => {
    test.use({ expectedErrors: ['Minified React error', 'early update', 'hydrating'] });

    test('the content of the response stays', async ({ page }) => {
      await page.addInitScript(() => {
        const post = MessagePort.prototype.postMessage;
        MessagePort.prototype.postMessage = function (message: unknown) {
          document.body.dataset.pausing = '';
          document.addEventListener('go-on', () => post.call(this, message), { once: true });
        };
        document.addEventListener('go-on', () => (MessagePort.prototype.postMessage = post), { once: true });
      });
      const release = await holdReact(page);
      await openBusinessStep(page, 'partial.rivera.example');
      const respond = await holdPosts(page, '**/create-agent/business*');
      await page.getByRole('button', { name: 'Add break on Monday' }).click();
      release();
      await expect(page.locator('body')).toHaveAttribute('data-pausing');
      respond();
      await expect(page.getByLabel('Monday opens again')).toHaveValue('1:00 PM');
      await page.evaluate(() => document.dispatchEvent(new Event('go-on')));
      await expect(islands(page)).toHaveAttribute('data-hydrated');
      await expect(page.getByLabel('Monday opens again')).toHaveValue('1:00 PM');
    });
  });

  test.describe('and an extension has changed the page before', () => {
    test.use({ expectedErrors: ['Minified React error', 'Hydration failed', 'hydrating'] });

    test('the island works and keeps what was typed', async ({ page }) => {
      const release = await holdReact(page);
      await openBusinessStep(page, 'partial.rivera.example');
      await page.getByLabel('Monday opens').selectOption('7:00 AM');
      await page.getByRole('checkbox', { name: 'Sunday' }).check();
      await page.locator('[data-island] :is(select, input)').evaluateAll((fields) => {
        for (const field of fields) {
          field.before(document.createElement('extension-button'));
          field.after(document.createElement('extension-button'));
        }
      });
      release();
      await expect(islands(page)).toHaveAttribute('data-hydrated');
      await expect(page.getByLabel('Monday opens')).toHaveValue('7:00 AM');
      await expect(page.getByRole('checkbox', { name: 'Sunday' })).toBeChecked();
      await expect(page.locator('[data-hours-summary]')).toContainText('Sun');
      await page.getByRole('button', { name: 'Add break on Monday' }).click();
      await expect(page.getByLabel('Monday opens again')).toHaveValue('1:00 PM');
      await expect(page.getByLabel('Monday opens', { exact: true })).toHaveValue('7:00 AM');
    });
  });
});

test('a landing page loads React only when its calculator is near or used', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const reactScript = expect.stringContaining('/hydrate-');
  await page.goto('/');
  await expect(page.locator('#hero').getByRole('button', { name: /^Hear this call, / })).toBeVisible();
  await page.evaluate(
    () => new Promise((observed) => requestAnimationFrame(() => requestAnimationFrame(observed))),
  ); // islands that are near load
  expect(requested).toContainEqual(expect.stringContaining('/entry.client-'));
  expect(requested).not.toContainEqual(reactScript);
  await page.getByLabel('Bookings per month').first().focus();
  await expect.poll(() => requested).toContainEqual(reactScript);
  await page.getByRole('spinbutton', { name: 'Bookings per month' }).fill('45');
  await expect(page.locator('output[name=missedCallsCaptured]')).toHaveText('14');
});
