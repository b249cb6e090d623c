import { expect, test } from './fixtures';

const withControls = [
  ...['/', '/videocreationwhiteboard', '/demo-call', '/widget-test', '/voice-recording?agentId=agent_plain'],
  ...['/calendar-setup?agent=agent_plain', '/testforwarding?type=busy&carrier=att&number=5125550100'],
];
test('controls that need scripts take up no space without them', async ({ page }) => {
  let controls = 0;
  for (const path of withControls) {
    await page.goto(path);
    const places = await page
      .locator('.awaits-script, .scripted')
      .evaluateAll((all) => all.map((control) => control.getClientRects().length));
    controls += places.length;
    expect(Math.max(0, ...places), path).toBe(0);
    await expect(page.getByRole('slider')).toHaveCount(0);
  }
  expect(controls).toBeGreaterThan(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/create-agent');
  const video = await page.locator('video').boundingBox();
  const belowPoster = (video?.height ?? 0) - ((video?.width ?? 0) * 9) / 16;
  expect(belowPoster, "room for the browser's controls").toBeGreaterThan(50);
  await page.goto('/videocreationwhiteboard');
  await expect(page.locator('#add-ons').getByRole('listitem')).toHaveCount(5);
});
