import { expect, test } from './fixtures';
import {
  analyze,
  createReceptionist,
  createdAgent,
  openBusinessStep,
  openDetails,
  reachVoiceStep,
  signUpForTrial,
  startInstantSetup,
} from './set-up';

test(
  'Back, refresh and a repeated submit never create a second agent',
  { tag: ['@E.once'] },
  async ({ page }) => {
    await startInstantSetup(page);
    await analyze(page, 'rivera-plumbing.example');
    await page.getByRole('button', { name: 'Next: Voice Recording' }).click();
    await page.getByRole('button', { name: 'Use Default Voice' }).click();
    const agentId = await createdAgent(page);
    await page.reload();
    expect(await createdAgent(page)).toBe(agentId);
    for (let step = 0; step < 3; step += 1) {
      await page.goBack();
      expect(await createdAgent(page)).toBe(agentId);
    }
  },
);

test(
  'a form sent again after the agent was created leads to that agent',
  { tag: ['@E.once'] },
  async ({ page, context }) => {
    await reachVoiceStep(page);
    const again = await context.newPage();
    await again.goto(page.url());
    await page.getByRole('button', { name: 'Use Default Voice' }).click();
    const agentId = await createdAgent(page);
    await again.getByRole('button', { name: 'Use Default Voice' }).click();
    expect(await createdAgent(again)).toBe(agentId);
  },
);

test('two set-ups in two tabs keep apart', { tag: ['@E.tabs'] }, async ({ page, context }) => {
  const other = await context.newPage();
  await openBusinessStep(page, 'one-plumbing.example');
  await openBusinessStep(other, 'two-dental.example');
  await page.reload();
  await expect(page.getByLabel('Business Name')).toHaveValue('One Plumbing');
  await expect(other.getByLabel('Business Name')).toHaveValue('Two Dental');
});

test(
  'one setup in two tabs: the older form is told, and keeps its values',
  { tag: ['@E.tabs'] },
  async ({ page, context }) => {
    await openBusinessStep(page, 'rivera-plumbing.example');
    const other = await context.newPage();
    await other.goto(page.url());
    await openDetails(other);
    await other.getByLabel('Business Name').fill('Changed here');
    await other.getByRole('button', { name: 'Next: Voice Recording' }).click();
    await expect(other.getByRole('button', { name: 'Use Default Voice' })).toBeVisible();

    await page.getByLabel('Business Name').fill('Changed there');
    await page.getByRole('button', { name: 'Next: Voice Recording' }).click();
    await expect(page.getByText('You changed this setup in another tab').first()).toBeVisible();
    await expect(page.getByLabel('Business Name')).toHaveValue('Changed there');
    await page.getByRole('button', { name: 'Next: Voice Recording' }).click();
    await expect(page.getByRole('button', { name: 'Use Default Voice' })).toBeVisible();
  },
);

test(
  'the trial of one agent stays with it when another one is created meanwhile',
  { tag: ['@E.tabs'] },
  async ({ page, context }) => {
    const first = await createReceptionist(page, 'First Plumbing');
    const other = await context.newPage();
    await createReceptionist(other, 'Second Dental');
    await signUpForTrial(page, 'Ana First');
    await page.getByRole('button', { name: 'Start Free Trial' }).click();
    await page.getByRole('link', { name: 'Pay', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`agentId=${first}`));
  },
);
