import type { Page } from '@playwright/test';

import { expect, test } from './fixtures';
import { openBusinessStep } from './reach-step';

test('what was typed since the last Next is in a second tab after the first one is hidden', async ({
  page,
  context,
}) => {
  await openBusinessStep(page, 'partial.rivera.example');
  const phone = page.getByLabel('Business Phone');
  await phone.fill('512-55');
  const hide = (state: string) =>
    page.evaluate((visibilityState) => {
      Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  const saved = page.waitForResponse((response) => response.request().method() === 'POST');
  await hide('hidden');
  expect((await saved).status()).toBe(204);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByLabel('Business Phone')).toHaveValue('512-55');

  await hide('visible');
  await phone.fill('512-555-0187');
  await page.getByRole('button', { name: 'Next: Voice Recording' }).click();
  await expect(page.getByRole('alert')).not.toContainText('You saved this setup after opening this page');
});

const ways: [how: string, leave: (page: Page) => Promise<unknown>][] = [
  ['by a link', (page) => page.locator('footer a[href="/about"]').first().click()],
  ['by a reload', (page) => page.reload()],
  ['by closing the tab', (page) => page.close({ runBeforeUnload: true })],
];

for (const [how, leave] of ways)
  test(`what was typed is saved when the step is left ${how}`, async ({ page, context }) => {
    await openBusinessStep(page, 'partial.rivera.example');
    const step = page.url();
    await page.getByLabel('Business Phone').fill('512-55');
    await leave(page);
    await expectSavedPhone(await context.newPage(), step, '512-55');
  });

test('a reload doesn’t take the step’s own save for another tab’s', async ({ page, context }) => {
  await openBusinessStep(page, 'rivera-plumbing.example');
  await page.getByLabel('Business Phone').fill('512-555-0187');
  await page.reload();
  await expectSavedPhone(await context.newPage(), page.url(), '512-555-0187');
  await page.getByLabel('Business Name').fill('Rivera & Daughters');
  await page.getByRole('button', { name: 'Next: Voice Recording' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a Voice' })).toBeVisible();
});

async function expectSavedPhone(page: Page, step: string, phone: string): Promise<void> {
  await expect(async () => {
    await page.goto(step);
    await expect(page.getByLabel('Business Phone')).toHaveValue(phone, { timeout: 100 });
  }).toPass();
}
