import { expect, test } from './fixtures';

const steps = ['calendar', 'invite', 'widget', 'voice', 'test'];

test('each mark leads to what is next, the last one to the end of the set-up', async ({ page }) => {
  await page.goto('/calendar-setup?agent=agent_inview');
  for (const [index, key] of steps.entries()) {
    const step = page.locator(`#step-${key}`);
    if ((await step.getAttribute('open')) === null) await step.locator('> summary').click();
    await step.getByRole('button', { name: 'Mark as Complete' }).click();
    const next = steps[index + 1];
    if (next) await expect(page.locator(`#step-${next} > summary`)).toBeInViewport();
  }
  await expect(page.getByText('Setup Complete!')).toBeInViewport();
});
