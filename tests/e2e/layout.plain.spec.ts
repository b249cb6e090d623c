import { expect, test } from './fixtures';

const withControls = [
  ...['/', '/videocreationwhiteboard', '/demo-call', '/widget-test', '/voice-recording?agentId=agent_plain'],
  ...['/calendar-setup?agent=agent_plain', '/testforwarding?type=busy&number=5125550100'],
];

test('no control that needs scripts keeps a place without them', { tag: ['@D.plain'] }, async ({ page }) => {
  for (const path of withControls) {
    await page.goto(path);
    const places = await page.evaluate(() =>
      [...document.querySelectorAll('.awaits-script, .scripted')]
        .filter((control) => control.getClientRects().length > 0)
        .map((control) => control.outerHTML.slice(0, 120)),
    );
    expect(places, path).toEqual([]);
  }
});
