import { brand } from '../../app/brand';
import { expect, test } from './fixtures';

for (const path of ['/demo-call', '/voice-agent', `/${brand.slug}`, '/videocreationwhiteboard'])
  test(`${path} also leads to the form set-up`, { tag: ['@D.widget.form'] }, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('link', { name: /short form/ }).click();
    await expect(page).toHaveURL(/\/create-agent$/);
  });

for (const path of [
  '/demo/agent/agent_own1',
  '/calendar-setup?agent=agent_own1',
  '/voice-recording?agentId=agent_own1',
])
  test(`the demo line on ${path} is said to be another business`, async ({ page }) => {
    await page.goto(path);
    const call = page.locator('section', { has: page.getByRole('heading', { name: /^Talk to your/i }) });
    await expect(call.getByText('a made-up dental office').filter({ visible: true })).toHaveCount(1);
  });
