import { sideways } from '../setup/layout-faults';
import { expect, test } from './fixtures';

test('with sliders and without, the fields of the calculator stand alike', async ({ page }) => {
  await page.goto('/');
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    const boxes = await Promise.all(
      ['serviceCost', 'bookings', 'missedPercent'].map((name) =>
        page.locator(`input[name=${name}]`).boundingBox(),
      ),
    );
    expect(new Set(boxes.map((box) => `${box?.x} ${box?.width}`)).size, `${width} px`).toBe(1);
  }
});

test('in forced colors the drawn phone covers what lies behind it', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  await expect(page.locator('.hero-phone')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('on paper all is there in ink, in dark too, and nothing stands where its page would be half empty', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const ink = 'rgb(26, 31, 28)';
  await page.goto('/');
  for (const place of ['body', '#sample-call h2', '.hero-phone', '.calculator-sum'])
    await expect(page.locator(place).first(), place).toHaveCSS('color', ink);
  await expect(page.locator('.night').first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.locator('.ticket-sheet').first()).toHaveCSS('mask-image', 'none');
  await expect(page.locator('.player-lines').first()).toHaveCSS('max-height', 'none');
  await page.goto('/calendar-setup?agent=agent_print&test=true');
  await expect(page.locator('.card:has(.checklist-step)').first()).toHaveCSS('break-inside', 'auto');
  await expect(page.locator('h2').first()).toHaveCSS('break-after', 'avoid');
  await page.goto('/testforwarding?type=busy&carrier=tmobile&number=5125550100');
  await expect(page.locator('.dial-code').first()).toBeVisible();
  await expect(page.locator('main form')).toBeHidden();
});

test('no landing page scrolls sideways on any screen, and home is at most 8,000 pixels tall on a phone', async ({
  page,
}) => {
  const landings = ['/plumbing', '/for/pest-control', '/backupHome101525', '/videocreationwhiteboard', '/'];
  for (const path of landings) {
    await page.goto(path);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await sideways(page), `${path} at ${width}`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8_000);
});
