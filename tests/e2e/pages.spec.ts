import { expect, test } from './fixtures';
import { analyze, fillTrialForm, startInstantSetup } from './set-up';

test.describe(() => {
  test.use({ expectedErrors: ['404', '400'] });

  test(
    'addresses without a page or an agent say so and lead on',
    { tag: ['@2.route.20', '@8.15', '@8.10', '@2.demo.7', '@D.route.agent'] },
    async ({ page }) => {
      for (const path of ['/no/such/page', '/blog/no-such-article']) {
        const response = await page.goto(path);
        expect(response?.status()).toBe(404);
        expect(await response?.headerValue('x-robots-tag')).toBe('noindex');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
      }
      await page.getByRole('link', { name: 'Return to Home' }).click();
      await expect(page).toHaveURL('/');
      for (const path of ['/demo/agent', '/demo/agent/nobody']) {
        expect((await page.goto(path))?.status()).toBe(400);
        await expect(page.getByText('No agent ID provided in the URL.')).toBeVisible();
      }
    },
  );

  test(
    'a browser that sends no cookies is told, and can send the same form again',
    { tag: ['@D.cookies'] },
    async ({ page, context }) => {
      await page.goto('/trial-signup');
      await fillTrialForm(page);
      await context.clearCookies();
      await page.getByRole('button', { name: 'Continue to Payment Setup' }).click();
      await expect(page.getByRole('heading', { name: 'Cookies are needed for this step' })).toBeVisible();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('Ana Rivera')).toBeVisible();
    },
  );
});

test('testers see what a form sent', { tag: ['@D.mock.calls', '@7.extract'] }, async ({ page }) => {
  await startInstantSetup(page);
  await analyze(page, 'seen-by-testers.example');
  await page.goto('/mock-calls');
  await page.getByLabel('Function').selectOption('scrape-and-extract-business-data');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('"websiteAddress": "https://seen-by-testers.example"').first()).toBeVisible();
});
