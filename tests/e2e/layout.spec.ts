import { expect, test } from './fixtures';

test('with sliders and without, the fields of the calculator stand alike', async ({ page }) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
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
