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

test(
  'test mode starts with everything but the voice sample, whose mark opens and closes its step',
  { tag: ['@2.demo.6', '@4.checklist.2', '@4.checklist.3', '@2.checklist.7', '@D.route.agent'] },
  async ({ page }) => {
    await page.goto('/demo/agent/agent_test1?test=true');
    await expect(page).toHaveURL('/calendar-setup?test=true&agent=agent_test1');
    await expect(page.getByText('4 of 5 complete')).toBeVisible();
    const voice = page.locator('#step-voice');
    await expect(voice).toHaveAttribute('open', '');
    await expect(voice.getByRole('link')).toHaveAttribute('href', '/voice-recording?agentId=agent_test1');
    await voice.getByRole('button', { name: 'Mark as Complete' }).click();
    await expect(page.getByText('Setup Complete!')).toBeVisible();
    await expect(voice).toHaveAttribute('open', '');
    await voice.getByRole('button', { name: 'Mark as Incomplete' }).click();
    await expect(page.getByText('4 of 5 complete')).toBeVisible();
    await expect(voice).not.toHaveAttribute('open');
  },
);
