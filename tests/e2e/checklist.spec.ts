import { bill } from '../../app/brand';
import { expect, test } from './fixtures';

const steps = ['calendar', 'invite', 'widget', 'voice', 'test'];

test('after a checkout it names the end of the trial, leads from step to step, and opens for calls with the phone', async ({
  page,
}) => {
  await page.goto('/calendar-setup?agentId=agent_inview&session_id=cs_inview');
  const trial = page.getByText(bill.ends);
  await expect(trial).toContainText(/day, \w+ \d+\. Next: Connect your calendar/);

  expect((await page.locator('#main').innerText()).trim()).toMatch(new RegExp(`^${bill.ends}`));

  const mark = async (key: string) => {
    const step = page.locator(`#step-${key}`);
    if ((await step.getAttribute('open')) === null) await step.locator('> summary').click();
    await step.getByRole('button', { name: 'Mark as Complete' }).click();
  };
  for (const [index, key] of steps.entries()) {
    await mark(key);
    const next = steps[index + 1];
    if (next) await expect(page.locator(`#step-${next} > summary`)).toBeInViewport();
  }
  await expect(page.getByText('Setup Complete!')).toBeInViewport();
  await expect(page.getByText('Call your own number and hear who picks up.')).toBeVisible();
  await expect(page.getByText('Open for calls')).toBeHidden();
  await expect(trial).toContainText('Next: Get your number and forward calls');

  await mark('phone');
  await expect(page.getByText('Open for calls')).toBeVisible();
});
