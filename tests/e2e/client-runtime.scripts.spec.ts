import type { Locator, Page } from '@playwright/test';

import { expect, hold, scriptFile, test } from './fixtures';
import { openBusinessStep } from './reach-step';

/** Focuses a control until its island has hydrated: the first focus may come before the page's scripts watch for it. */
const focusUntilHydrated = (page: Page, control: Locator) =>
  expect(async () => {
    await control.blur();
    await control.focus();
    await expect(page.locator('[data-island]')).toHaveAttribute('data-hydrated', /.*/, { timeout: 500 });
  }).toPass({ timeout: 10_000 });

const monday = (page: Page) => page.getByLabel('Monday opens', { exact: true });

test.describe('when an island throws while it hydrates', () => {
  test.use({ expectedErrors: ['broken view', 'Minified React error', 'hydrating'] });

  test('reports the error and keeps the markup, what was typed, and the form', async ({ page }) => {
    await page.route('**/weekly-hours.island-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "export default () => { throw new Error('broken view') }",
      }),
    );
    const release = await hold(page, '**/hydrate-*.js');
    const reported = page.waitForEvent('pageerror', ({ message }) => message.includes('broken view'));
    await openBusinessStep(page, 'partial.rivera.example');
    await monday(page).selectOption('7:00 AM');
    await page.getByRole('checkbox', { name: 'Sunday' }).check();
    release();
    await reported;
    await expect(monday(page)).toHaveValue('7:00 AM');
    await expect(page.getByRole('checkbox', { name: 'Sunday' })).toBeChecked();
    await page.getByRole('button', { name: 'Add break on Monday' }).click();
    await expect(page.getByLabel('Monday opens again')).toHaveValue('1:00 PM');
    await expect(monday(page)).toHaveValue('7:00 AM');
    await page.getByLabel('Business Name').fill('Rivera');
    await expect(page.locator('[data-island]')).not.toHaveAttribute('data-hydrated');
  });
});

test.describe('when an island throws after it hydrated', () => {
  test.use({ expectedErrors: ['TypeError'] });

  test('restores the markup with what was typed since', async ({ page }) => {
    await openBusinessStep(page, 'rivera-plumbing.example');
    await expect(page.locator('[data-island]')).toHaveAttribute('data-hydrated');
    await page.getByRole('button', { name: 'Add break on Tuesday' }).click();
    await monday(page).selectOption('7:00 AM');
    const reported = page.waitForEvent('pageerror');
    await page.route('**/create-agent/business*', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/data-props="[^"]*"/, 'data-props="{}"');
      await route.fulfill({ response, body });
    });
    await page.getByLabel('Business Name').fill('');
    await page.getByRole('button', { name: 'Next: Voice Recording' }).click();
    await reported;
    await page.unrouteAll();
    await expect(monday(page)).toHaveValue('7:00 AM');
    await page.getByLabel('Business Name').fill('Rivera');
    await page.getByRole('button', { name: 'Next: Voice Recording' }).click();
    await expect(page).toHaveURL(/\/voice\?/);
    await page.goBack();
    await expect(monday(page)).toHaveValue('7:00 AM');
    await expect(page.getByLabel('Tuesday opens again')).toHaveValue('1:00 PM');
  });
});

test.describe('when a small script fails', () => {
  test.use({ expectedErrors: ['broken script'] });

  test('reports the error; the other scripts and islands start', async ({ page }) => {
    await page.route(scriptFile('voice-widget'), (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "export default () => { throw new Error('broken script') }",
      }),
    );
    const reported = page.waitForEvent('pageerror', ({ message }) => message.includes('broken script'));
    await page.goto('/calendar-setup?agent=agent_broken1');
    await reported;
    await expect(page.locator('[data-island]')).toHaveAttribute('data-hydrated');
  });
});

test.describe('when a view lacks a part that its script uses', () => {
  test.use({ expectedErrors: ['The view has no part result.'] });

  test('reports the part by name; the other scripts start', async ({ page }) => {
    await page.route('/faq', async (route) => {
      const served = await route.fetch();
      const body = (await served.text()).replace('data-part="result"', '');
      await route.fulfill({ response: served, body });
    });
    const reported = page.waitForEvent('pageerror', ({ message }) => message.includes('no part result'));
    await page.goto('/faq');
    await reported;
    await page.locator('#spanish').evaluate((answer) => answer.closest('details')?.setAttribute('open', ''));
    await expect(page.getByRole('button', { name: /^Play sample call/ })).toBeVisible();
  });
});

test.describe('when a script cannot be loaded', () => {
  test.use({
    expectedErrors: ['Failed to load resource', 'ERR_FAILED', 'Failed to fetch dynamically imported module'],
  });

  test('reports it; the other scripts and islands start', async ({ page }) => {
    await page.route(scriptFile('voice-widget'), (route) => route.abort());
    const reported = page.waitForEvent('pageerror', ({ message }) => message.includes('voice-widget'));
    await page.goto('/calendar-setup?agent=agent_broken2');
    await reported;
    await expect(page.locator('[data-island]')).toHaveAttribute('data-hydrated');
  });

  test('lets the browser post a rejected form if the response cannot be shown in place', async ({ page }) => {
    await page.route('**/morph-content-*.js', (route) => route.abort());
    await openBusinessStep(page, 'rivera-plumbing.example');
    await page.getByLabel('Business Name').fill('');
    await page.getByRole('button', { name: 'Next: Voice Recording' }).click();
    await expect(page.getByLabel('Business Name')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Business Name').fill('Rivera');
    await page.getByRole('button', { name: 'Next: Voice Recording' }).click();
    await expect(page).toHaveURL(/\/voice\?/);
  });
});

test.describe('when a script does not arrive', () => {
  for (const [name, path] of [
    ['copy-button', '/calendar-setup?agent=agent_hangs1'],
    ['page-view', '/#calculator'],
  ] as const)
    test(`hydrates the islands of the page without ${name}`, async ({ page }) => {
      await hold(page, scriptFile(name));
      await page.goto(path, { waitUntil: 'commit' });
      await focusUntilHydrated(page, page.locator('[data-island] :is(input, summary)').first());
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });

  test('hydrates the island of a form without the form’s script', async ({ page }) => {
    await hold(page, scriptFile('folded-section'));
    await hold(page, scriptFile('typed-values'));
    await openBusinessStep(page, 'partial.rivera.example');
    await focusUntilHydrated(page, page.getByRole('button', { name: 'Add break on Tuesday' }));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
