import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { expect, test } from './fixtures';
import { analyze, createReceptionist, signUpForTrial, startInstantSetup } from './set-up';

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('the set-up is accessible at each step, errors included [E.access]', async ({ page }) => {
      await page.goto('/try-now');
      await expectAccessible(page);
      await startInstantSetup(page);
      await expectAccessible(page);
      await analyze(page, 'rivera-plumbing.example');
      await page.getByLabel('Business Name').fill('');
      await page.getByLabel('Monday opens').selectOption('6:00 PM');
      await page.getByRole('button', { name: 'Next: Voice Recording' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessible(page);
    });

    test('trial, payment and checklist are accessible [E.access]', async ({ page }) => {
      await createReceptionist(page);
      await expectAccessible(page);
      await signUpForTrial(page);
      await expectAccessible(page);
      for (const path of ['/trial-signup', '/calendar-setup?test=true', '/mock-checkout', '/mock-calls']) {
        await page.goto(path);
        await expectAccessible(page);
      }
    });
  });
}
