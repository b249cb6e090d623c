import type { Locator, Page } from '@playwright/test';

import { expect, test } from './fixtures';
import { createReceptionist, signUpForTrial, startInstantSetup } from './reach-step';

const steps: [title: string, open: (page: Page) => Promise<unknown>, action: (page: Page) => Locator][] = [
  [
    'the choice of a setup',
    (page) => page.goto('/create-agent'),
    (page) => page.getByRole('button', { name: 'Start Instant Setup' }),
  ],
  ['the website step', startInstantSetup, (page) => page.getByRole('button', { name: 'Analyze Website' })],
  ['the page of a new receptionist', createReceptionist, (page) => page.locator('.trial-number')],
  [
    'the trial form',
    async (page) => {
      await createReceptionist(page);
      await page.getByRole('link', { name: 'Start Trial Now' }).click();
    },
    (page) => page.getByLabel('Full Name'),
  ],
  [
    'the payment page',
    async (page) => {
      await createReceptionist(page);
      await signUpForTrial(page);
    },
    (page) => page.getByRole('button', { name: 'Start Free Trial' }),
  ],
];

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  for (const [title, open, action] of steps)
    test(`${title} shows what to do without scrolling`, async ({ page }) => {
      await open(page);
      await expect(action(page)).toBeInViewport({ ratio: 1 });
    });
});
