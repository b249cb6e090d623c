import { expect, test } from './fixtures';
import { createReceptionist, signUpForTrial, startInstantSetup } from './reach-step';

test.use({ viewport: { width: 360, height: 640 } });

test('each step shows what to do on a small phone without scrolling', async ({ page }) => {
  const whole = { ratio: 1 };
  await page.goto('/create-agent');
  await expect(page.getByRole('button', { name: 'Start Instant Setup' })).toBeInViewport(whole);
  await startInstantSetup(page);
  await expect(page.getByRole('button', { name: 'Analyze Website' })).toBeInViewport(whole);
  const agentId = await createReceptionist(page);
  await expect(page.locator('.trial-number')).toBeInViewport(whole);
  await page.goto(`/trial-signup?agent=${agentId}`);
  await expect(page.getByLabel('Full Name')).toBeInViewport(whole);
  await page.goto(`/demo/agent/${agentId}`);
  await signUpForTrial(page);
  await expect(page.getByRole('button', { name: 'Start Free Trial' })).toBeInViewport(whole);
});
