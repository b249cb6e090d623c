import type { Locator } from '@playwright/test';

import { honeypotField } from '../../app/platform/forms/honeypot';
import { demoCallTexts } from '../../app/content/trades/demo-call';
import { sample } from '../setup/sample';
import { expect, test } from './fixtures';
import { createReceptionist, phoneCard, startInstantSetup } from './reach-step';

const withControls = [
  ...['/', '/videocreationwhiteboard', '/demo-call', '/widget-test', '/voice-recording?agentId=agent_plain'],
  '/calendar-setup?agent=agent_plain',
];
test('controls that need scripts take up no space without them', async ({ page }) => {
  for (const path of sample(withControls)) {
    await page.goto(path);
    const places = await page
      .locator('.awaits-script, .scripted')
      .evaluateAll((all) => all.map((control) => control.getClientRects().length));
    expect(places.length, path).toBeGreaterThan(0);
    expect(Math.max(...places), path).toBe(0);
    await expect(page.getByRole('slider')).toHaveCount(0);
  }
});

test('the demo call’s page is about the line that can be called, whatever the trade', async ({ page }) => {
  await page.goto('/demo-call?trade=legal');
  const main = page.locator('main');
  await expect(main).toContainText(demoCallTexts.lineIntro);
  await expect(page.getByRole('heading', { name: 'Call the Demo Line' })).toBeVisible();
  await expect(main.getByText('a law office')).toBeHidden();
});

test('the help video has room for the browser’s controls, and the whiteboard shows every feature', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/create-agent');
  const video = await page.locator('video').boundingBox();
  const belowPoster = (video?.height ?? 0) - ((video?.width ?? 0) * 9) / 16;
  expect(belowPoster, "room for the browser's controls").toBeGreaterThan(50);
  await page.goto('/videocreationwhiteboard');
  await expect(page.locator('#add-ons').getByRole('listitem')).toHaveCount(5);
});

test('the field for robots takes no space, and people don’t reach it', async ({ page }) => {
  await startInstantSetup(page);
  const forRobots = page.locator(`[name=${honeypotField}]`);
  await expect(forRobots).toHaveAttribute('autocomplete', 'off');
  await expect(forRobots).toHaveAttribute('tabindex', '-1');
  const { width = 0, height = 0 } = (await page.locator('[data-part=honeypot]').boundingBox()) ?? {};
  expect(width * height).toBeLessThanOrEqual(4);
  expect(await page.locator('main').ariaSnapshot()).not.toContain('Leave this empty');
});

test('the header’s menu opens and leads to its pages', async ({ page }) => {
  await page.goto('/');
  const menu = page.locator('.site-menu');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'Security' }).click();
  await expect(page).toHaveURL('/security');
});

test('on wide screens, what the receptionist knows stands below its number, because there is no call', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await createReceptionist(page);
  const number = phoneCard(page);
  await expect(number.locator('a.trial-number')).toBeVisible();
  const placeOf = async (element: Locator) => (await element.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  const card = await placeOf(number);
  const knows = await placeOf(page.getByRole('region', { name: 'What it knows' }));
  const trial = await placeOf(page.getByRole('region', { name: 'Start Your Free Trial' }));
  expect(knows.x).toBe(card.x);
  expect(knows.y - card.y - card.height).toBeLessThan(60);
  expect([trial.y, trial.x > card.x]).toEqual([card.y, true]);
});
