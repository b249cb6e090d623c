import { expect, test } from './fixtures';
import { pageState, sentForms } from './sent-forms';

test.use({ expectedErrors: ['Failed to load resource', 'ERR_FAILED', 'ERR_INTERNET_DISCONNECTED'] });

for (const { name, reach, button, leadsTo } of sentForms)
  test(
    `a connection lost while the ${name} form is sent leaves the page as it was`,
    { tag: ['@D.enhance'] },
    async ({ page }) => {
      await reach(page);
      const sent = page.getByRole('button', { name: button, exact: true });
      await expect(page.locator('form[method=post]').first()).toHaveAttribute('novalidate');
      await expect(sent).toBeEnabled();
      const before = await pageState(page);
      await page.route('**/*', (route) =>
        route.request().method() === 'POST' ? route.abort() : route.continue(),
      );
      await sent.click();
      await expect(page.getByRole('alert')).toContainText('Not sent');
      await expect(page.getByRole('alert')).toBeFocused();
      expect(await pageState(page)).toEqual(before);
      await page.unrouteAll();
      await sent.click();
      await expect(page).toHaveURL(leadsTo);
    },
  );

test(
  'a mark that is not sent is taken back, and can be made again',
  { tag: ['@D.enhance'] },
  async ({ page }) => {
    await page.goto('/calendar-setup?agent=agent_lost1');
    const mark = page.locator('#step-calendar').getByRole('button', { name: /^Mark as/ });
    await page.route('**/calendar-setup*', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await mark.click();
    await expect(page.getByRole('alert')).toContainText('Not sent');
    await expect(mark).toContainText('Mark as Complete');
    await page.unrouteAll();
    await mark.click();
    await expect(mark).toContainText('Mark as Incomplete');
  },
);
