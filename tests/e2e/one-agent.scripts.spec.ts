import { expect, test } from './fixtures';
import { analyze, createdAgent, startInstantSetup } from './reach-step';
test('neither Back nor another tab creates a second receptionist', async ({ page, context }) => {
  const other = await context.newPage();
  const continueOn = other.getByRole('link', { name: 'Continue where you left off' });
  await startInstantSetup(page);
  await other.goto('/create-agent');
  await expect(continueOn).toHaveCount(0);
  await analyze(page, 'rivera-plumbing.example');
  await other.goto('/try-now');
  await expect(other.getByRole('region', { name: 'Your setup' })).toContainText('Rivera Plumbing');
  await continueOn.click();
  await expect(other.getByRole('heading', { name: 'Tell Us About Your Business' })).toBeVisible();
  await page.getByRole('button', { name: 'Next: Voice Recording' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a Voice' })).toBeVisible();
  await other.goto('/create-agent');
  await continueOn.click();
  await expect(other.getByRole('heading', { name: 'Choose a Voice' })).toBeVisible();

  await page.getByRole('button', { name: 'Use Default Voice' }).click();
  const agentId = await createdAgent(page);
  await page.reload();
  expect(await createdAgent(page)).toBe(agentId);
  for (let step = 0; step < 3; step += 1) {
    await page.goBack();
    expect(await createdAgent(page)).toBe(agentId);
  }
  await other.getByRole('button', { name: 'Use Default Voice' }).click();
  expect(await createdAgent(other)).toBe(agentId);
  await other.goto('/create-agent');
  await expect(continueOn).toHaveCount(0);
});
