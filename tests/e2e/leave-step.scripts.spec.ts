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
