import type { Page } from '@playwright/test';

import { brand } from '../../app/brand';
import { sample } from '../setup/sample';
import { expect, holdPosts, test } from './fixtures';
import { openBusinessStep, openDetails, reachVoiceStep, returnToBusinessStep } from './reach-step';

test('what was typed since the last Next is in a second tab after the first one is hidden', async ({
  page,
  context,
}) => {
  await openBusinessStep(page, 'partial.rivera.example');
  const phone = page.getByLabel('Business Phone');
  await phone.fill('512-55');
  const saved = page.waitForResponse((response) => response.request().method() === 'POST');
  await setVisibility(page, 'hidden');
  expect((await saved).status()).toBe(204);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByLabel('Business Phone')).toHaveValue('512-55');

  await setVisibility(page, 'visible');
  await phone.fill('512-555-0187');
  await page.getByRole('button', { name: 'Next: Voice Recording' }).click();
  await expect(page.getByRole('alert')).not.toContainText('Another tab saved different answers');
});

const ways: [how: string, leave: (page: Page) => Promise<unknown>][] = [
  ['by a link', (page) => page.locator('footer a[href="/about"]').first().click()],
  ['by a reload', (page) => page.reload()],
  ['by closing the tab', (page) => page.close({ runBeforeUnload: true })],
];

for (const [how, leave] of sample(ways))
  test(`what was typed is saved when the step is left ${how}`, async ({ page, context }) => {
    await openBusinessStep(page, 'partial.rivera.example');
    const step = page.url();
    await page.getByLabel('Business Phone').fill('512-55');
    await leave(page);
    await expectSavedPhone(await context.newPage(), step, '512-55');
  });

test('hours that a button changed are saved when the page is hidden', async ({ page, context }) => {
  await openBusinessStep(page, 'partial.rivera.example');
  await expect(page.locator('[data-island]')).toHaveAttribute('data-hydrated');
  const posts = countPosts(page);
  const buttons = ['Every day 9:00 AM-5:00 PM', /^Undo/, 'Add break on Monday', /^Copy to all weekdays/];
  for (const [saves, name] of [...buttons, 'Remove break on Monday'].entries()) {
    await page.getByRole('button', { name }).click();
    await setVisibility(page, 'hidden');
    await expect.poll(posts, `saves after ${name}`).toBe(saves + 1);
    await setVisibility(page, 'visible');
  }
  const after = (await page.locator('[data-hours-summary]').textContent()) ?? '';
  const other = await context.newPage();
  await expect(async () => {
    await other.goto(page.url());
    await expect(other.locator('[data-hours-summary]')).toHaveText(after, { timeout: 100 });
  }).toPass();
});

test('two steps of the checklist are marked although the tab is closed at once', async ({
  page,
  context,
}) => {
  const path = '/calendar-setup?agent=agent_leaving';
  await page.goto(path);
  await expect(page.locator('[data-island=checklist]')).toHaveAttribute('data-hydrated');
  const slow = { offline: false, latency: 1_500, downloadThroughput: -1, uploadThroughput: -1 };
  await (await context.newCDPSession(page)).send('Network.emulateNetworkConditions', slow);
  for (const step of ['#step-calendar', '#step-invite'])
    await page.locator(step).getByRole('button', { name: 'Mark as Complete' }).click();
  await page.close();
  const other = await context.newPage();
  await expect(async () => {
    await other.goto(path);
    for (const step of ['#step-calendar', '#step-invite'])
      await expect(other.locator(step)).toHaveAttribute('data-complete', 'true', { timeout: 1_000 });
  }, 'the marks are saved').toPass({ timeout: 10_000 });
});

test('Home names a setup as it was typed before the link to it was clicked', async ({ page }) => {
  await openBusinessStep(page, 'partial.rivera.example');
  await page.getByLabel('Business Name').fill('Ace HVAC');
  await page
    .getByRole('banner')
    .getByRole('link', { name: `${brand.product}, home` })
    .click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('region', { name: 'Your setup' })).toContainText('Ace HVAC');
});

test('Home names a setup as it was typed when its address is opened shortly after', async ({ page }) => {
  await openBusinessStep(page, 'partial.rivera.example');
  const posts = countPosts(page);
  const saved = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByLabel('Business Name').fill('Ace HVAC');
  await page.getByLabel('Business Phone').fill('512-55');
  await page.getByLabel('Business Phone').blur();
  await saved;
  expect(posts(), 'saves of two changes in quick succession').toBe(1);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Your setup' })).toContainText('Ace HVAC');
});

test('a field that is changed while another is saved is saved after it', async ({ page, context }) => {
  await openBusinessStep(page, 'partial.rivera.example');
  const release = await holdPosts(page, '**/create-agent/business*');
  const posts = countPosts(page);
  await page.getByLabel('Business Name').fill('Ace HVAC');
  await page.getByLabel('Business Phone').focus();
  await expect.poll(posts, 'the save of the name').toBe(1);
  await page.getByLabel('Business Phone').fill('512-55');
  await page.getByLabel('Business Phone').blur();
  release();
  await expect.poll(posts, 'the save of the phone').toBe(2);
  const other = await context.newPage();
  await expectSavedPhone(other, page.url(), '512-55');
  await expect(other.getByLabel('Business Name')).toHaveValue('Ace HVAC');
});

test('a link that is opened in another tab leaves the changed step where it is', async ({
  page,
  context,
}) => {
  await openBusinessStep(page, 'partial.rivera.example');
  const step = page.url();
  await page.getByLabel('Business Name').fill('Ace HVAC');
  await page
    .locator('footer a[href="/about"]')
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await expect.poll(() => context.pages().length, 'tabs after the click').toBe(2);
  await context.pages()[1]?.waitForURL('/about');
  expect(page.url(), 'the page in the first tab').toBe(step);
});

test('a link is followed although the save of the step hangs', async ({ page }) => {
  await openBusinessStep(page, 'partial.rivera.example');
  await page.getByLabel('Business Name').fill('Ace HVAC');
  const release = await holdPosts(page, '**/create-agent/business*');
  await page
    .getByRole('banner')
    .getByRole('link', { name: `${brand.product}, home` })
    .click();
  await expect(page).toHaveURL('/');
  release();
});

test('a reload doesn’t take the step’s own save for another tab’s', async ({ page, context }) => {
  await openBusinessStep(page, 'rivera-plumbing.example');
  await page.getByLabel('Business Phone').fill('512-555-0187');
  await page.reload();
  await expectSavedPhone(await context.newPage(), page.url(), '512-555-0187');
  await openDetails(page);
  await page.getByLabel('Business Name').fill('Rivera & Daughters');
  await page.getByRole('button', { name: 'Next: Voice Recording' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a Voice' })).toBeVisible();
});

test('a description that is too long for the draft survives a visit to another page', async ({
  page,
  context,
}) => {
  await openBusinessStep(page, 'rivera-plumbing.example');
  const step = page.url();
  const tooLong = 'We fix pipes. '.repeat(200).trim();
  await page.getByLabel('Business Name').fill('Ace HVAC');
  await page.getByLabel('Business Description').fill(tooLong);
  await page.goto('/about');
  await expectSaved(await context.newPage(), step, 'Business Name', 'Ace HVAC');
  await page.goto(step);
  await expect(page.getByLabel('Business Description')).toHaveValue(tooLong);
  await expect(page.getByLabel('Business Name')).toHaveValue('Ace HVAC');
});

test('a chosen trade, whose guesses the page then shows, is saved once', async ({ page }) => {
  await returnToBusinessStep(page, {});
  await expect(page.locator('[data-island]')).toHaveAttribute('data-hydrated');
  const posts = countPosts(page);
  await page.getByLabel('What do you do?').selectOption('plumbing');
  await expect(page.locator('[data-hours-summary]')).toContainText('8:00 AM');
  await setVisibility(page, 'hidden');
  expect(posts(), 'saves').toBe(1);
});

test('a page that shows what was typed on it before isn’t saved again', async ({ page, context }) => {
  await openBusinessStep(page, 'rivera-plumbing.example');
  const step = page.url();
  await page.getByLabel('Business Name').fill('Ace HVAC');
  await page.goto('/about');
  await expectSaved(await context.newPage(), step, 'Business Name', 'Ace HVAC');
  await page.goto(step);
  await openDetails(page);
  await expect(page.locator('[data-island]')).toHaveAttribute('data-hydrated'); // waits for the form’s scripts
  const posts = countPosts(page);
  await setVisibility(page, 'hidden');
  expect(posts(), 'saves').toBe(0);
});

test('a reload doesn’t bring back what another tab has replaced since it was saved', async ({
  page,
  context,
}) => {
  await openBusinessStep(page, 'rivera-plumbing.example');
  await page.getByLabel('Business Name').fill('From the first tab');
  await setVisibility(page, 'hidden');
  const other = await context.newPage();
  await expectSaved(other, page.url(), 'Business Name', 'From the first tab');
  await openDetails(other);
  await other.getByLabel('Business Name').fill('From the second tab');
  await other.getByRole('button', { name: 'Next: Voice Recording' }).click();
  await expect(other.getByRole('heading', { name: 'Choose a Voice' })).toBeVisible();
  await page.reload();
  await openDetails(page);
  await expect(page.locator('[data-island]')).toHaveAttribute('data-hydrated'); // waits for the form’s scripts
  await expect(page.getByLabel('Business Name')).toHaveValue('From the second tab');
});

test('a page that was refused because of another tab saves nothing when it is hidden, also after a reload', async ({
  page,
  context,
}) => {
  await openBusinessStep(page, 'rivera-plumbing.example');
  const other = await context.newPage();
  await other.goto(page.url());
  await openDetails(other);
  await other.getByLabel('Business Name').fill('From the second tab');
  await other.getByRole('button', { name: 'Next: Voice Recording' }).click();
  await expect(other.getByRole('heading', { name: 'Choose a Voice' })).toBeVisible();

  await openDetails(page);
  await page.getByLabel('Business Name').fill('From the first tab');
  await page.getByRole('button', { name: 'Next: Voice Recording' }).click();
  await expect(page.getByRole('alert')).toContainText('Another tab saved different answers');
  const posts = countPosts(page);
  await setVisibility(page, 'hidden');
  await page.reload();
  await expect(page.locator('[data-island]')).toHaveAttribute('data-hydrated'); // waits for the form’s scripts
  await expect(page.getByLabel('Business Name')).toHaveValue('From the first tab');
  await setVisibility(page, 'hidden');
  expect(posts(), 'saves').toBe(0);

  await page.getByRole('button', { name: 'Next: Voice Recording' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a Voice' })).toBeVisible();
});

test('a change from the review isn’t undone by what was typed on the step’s page before', async ({
  page,
  context,
}) => {
  await reachVoiceStep(page, 'First Name', '/create-agent2');
  const review = page.url().replace('/voice', '/confirm');
  const step = page.url().replace('/voice', '/business');
  await page.goto(step);
  await openDetails(page);
  await page.getByLabel('Business Name').fill('Second Name');
  await page.goto(review);
  await expectSaved(await context.newPage(), step, 'Business Name', 'Second Name');
  await page.goto(`${step}&change=true`);
  await openDetails(page);
  await page.getByLabel('Business Name').fill('Third Name');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/voice|\/confirm/);
  await page.goto(step);
  await openDetails(page);
  await expect(page.locator('[data-island]')).toHaveAttribute('data-hydrated'); // waits for the form’s scripts
  await expect(page.getByLabel('Business Name')).toHaveValue('Third Name');
});

test.describe('if the connection is lost while the step is saved', () => {
  test.use({ expectedErrors: ['ERR_FAILED'] });

  test('saves it when the page is hidden again', async ({ page, context }) => {
    await openBusinessStep(page, 'partial.rivera.example');
    await page.getByLabel('Business Phone').fill('512-55');
    await page.route('**/create-agent/business*', (route) => route.abort(), { times: 1 });
    const posts = countPosts(page);
    await expect(async () => {
      await setVisibility(page, 'hidden');
      expect(posts(), 'saves').toBe(2);
    }).toPass();
    await expectSavedPhone(await context.newPage(), page.url(), '512-55');
  });
});

test.describe('if the connection is lost while Next is sent', () => {
  test.use({ expectedErrors: ['ERR_FAILED'] });

  test('what is typed afterwards is saved when the page is hidden', async ({ page, context }) => {
    await openBusinessStep(page, 'rivera-plumbing.example');
    await page.route('**/create-agent/business*', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: 'Next: Voice Recording' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await page.getByLabel('Business Phone').fill('512-55');
    const saved = page.waitForResponse((response) => response.request().method() === 'POST');
    await setVisibility(page, 'hidden');
    await saved;
    await expectSavedPhone(await context.newPage(), page.url(), '512-55');
  });
});

// Browsers keep a page in memory and show it again after Back. Playwright's Chromium doesn't: this test stays on the page
// and dispatches the event that it gets then.
test('what is typed after Next and Back, on the page that the browser kept, is saved', async ({
  page,
  context,
}) => {
  await openBusinessStep(page, 'rivera-plumbing.example');
  const posted = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.route(
    '**/create-agent/business*',
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'x-location': '#kept' } });
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Next: Voice Recording' }).click();
  await posted;
  await expect(page).toHaveURL(/#kept$/);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await page.getByLabel('Business Phone').fill('512-55');
  await setVisibility(page, 'hidden');
  await expectSavedPhone(await context.newPage(), page.url().replace('#kept', ''), '512-55');
});

test('a page that is hidden while Next is being sent is saved once, by Next', async ({ page }) => {
  await openBusinessStep(page, 'rivera-plumbing.example');
  const posts = countPosts(page);
  const release = await holdPosts(page, '**/create-agent/business*');
  await page.getByLabel('Business Phone').fill('512-555-0187');
  await page.getByRole('button', { name: 'Next: Voice Recording' }).click();
  await setVisibility(page, 'hidden');
  release();
  await expect(page.getByRole('heading', { name: 'Choose a Voice' })).toBeVisible();
  expect(posts()).toBe(1);
});

/** Returns a function that says how many forms the page has posted since. */
function countPosts(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => (count += request.method() === 'POST' ? 1 : 0));
  return () => count;
}

function setVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  return page.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

function expectSavedPhone(page: Page, step: string, phone: string): Promise<void> {
  return expectSaved(page, step, 'Business Phone', phone);
}

async function expectSaved(page: Page, step: string, field: string, value: string): Promise<void> {
  await expect(async () => {
    await page.goto(step);
    await expect(page.getByLabel(field)).toHaveValue(value, { timeout: 100 });
  }).toPass();
}
