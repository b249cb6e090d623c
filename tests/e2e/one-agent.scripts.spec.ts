import { expect, test } from './fixtures';
import { createdAgent, reachVoiceStep } from './reach-step';

test('neither Back nor another tab creates a second receptionist', async ({ page, context }) => {
  await reachVoiceStep(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await page.getByRole('button', { name: 'Use Default Voice' }).click();
  const agentId = await createdAgent(page);
  await page.reload();
  expect(await createdAgent(page)).toBe(agentId);
  await page.goBack();
  expect(await createdAgent(page)).toBe(agentId);
  await other.getByRole('button', { name: 'Use Default Voice' }).click();
  expect(await createdAgent(other)).toBe(agentId);
});
