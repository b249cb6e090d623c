import { expect, test } from './fixtures';
import { analyze, createdAgent, startInstantSetup } from './set-up';

test(
  'Back, refresh and a form sent again from another tab never create a second receptionist',
  { tag: ['@E.once'] },
  async ({ page, context }) => {
    await startInstantSetup(page);
    await analyze(page, 'rivera-plumbing.example');
    await page.getByRole('button', { name: 'Next: Voice Recording' }).click();
    await expect(page.getByRole('heading', { name: 'Choose a Voice' })).toBeVisible();
    const again = await context.newPage();
    await again.goto(page.url());
    await page.getByRole('button', { name: 'Use Default Voice' }).click();
    const agentId = await createdAgent(page);
    await page.reload();
    expect(await createdAgent(page)).toBe(agentId);
    for (let step = 0; step < 3; step += 1) {
      await page.goBack();
      expect(await createdAgent(page)).toBe(agentId);
    }
    await again.getByRole('button', { name: 'Use Default Voice' }).click();
    expect(await createdAgent(again)).toBe(agentId);
  },
);

test('a set-up that was left goes on from the landing, until its receptionist is there', async ({ page }) => {
  await startInstantSetup(page);
  await page.goto('/create-agent');
  const continueOn = page.getByRole('link', { name: 'Continue where you left off' });
  await expect(continueOn).toHaveCount(0);
  await page.goBack();
  await analyze(page, 'rivera-plumbing.example');
  await page.goto('/try-now');
  await expect(page.getByRole('region', { name: 'Your setup' })).toContainText('Rivera Plumbing');
  await continueOn.click();
  await page.getByRole('button', { name: 'Next: Voice Recording' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a Voice' })).toBeVisible();
  await page.goto('/create-agent');
  await continueOn.click();
  await page.getByRole('button', { name: 'Use Default Voice' }).click();
  await createdAgent(page);
  await page.goto('/create-agent');
  await expect(continueOn).toHaveCount(0);
});
