import { expect, test } from './fixtures';

test('what has the focus is outlined', { tag: ['@E.access'] }, async ({ page }) => {
  for (const path of ['/', '/trial-signup', '/calendar-setup']) {
    await page.goto(path);
    for (let presses = 0; presses < 15; presses += 1) {
      await page.keyboard.press('Tab');
      const plain = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return null;
        const { outlineStyle, outlineWidth } = getComputedStyle(focused);
        return outlineStyle === 'none' || parseFloat(outlineWidth) < 2
          ? focused.outerHTML.slice(0, 90)
          : null;
      });
      expect(plain, path).toBeNull();
    }
  }
});
