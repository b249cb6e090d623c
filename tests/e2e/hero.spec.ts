import { trades } from '../../app/content/trades/trades';
import { expect, test } from './fixtures';

test('less motion is the last frame of the picture', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const art = page.locator('.hero-art');
  for (const text of ['My water heater’s leaking.', 'Mike can be there', 'Leaking water heater'])
    await expect(art.getByText(text)).toHaveCSS('opacity', '1');
  expect(await art.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
});

test('hearing the call and the job it booked are in the first screen of a phone', async ({ page }) => {
  for (const path of ['/', '/plumbing']) {
    await page.goto(path);
    for (const [width, height] of [
      [320, 568],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const inSight of [page.getByText(/^Hear this call/), page.locator('.hero-ticket .ticket-title')]) {
        const box = await inSight.boundingBox();
        const end = (box?.y ?? height) + (box?.height ?? 0);
        if (height === 640 || (await inSight.getAttribute('data-hear-label')) !== null)
          expect(end, `${path} at ${width}`).toBeLessThanOrEqual(height);
      }
    }
  }
});

test('the headline has room for every trade, so that nothing below it moves', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const tops = await page.locator('[data-headline-type]').evaluate(
      (type, names) => {
        const below = document.querySelector('.hero-lead');
        return names.map((name) => {
          type.textContent = name;
          return below?.getBoundingClientRect().top;
        });
      },
      trades.map(({ name }) => name),
    );
    expect(new Set(tops).size, String(width)).toBe(1);
  }
});
