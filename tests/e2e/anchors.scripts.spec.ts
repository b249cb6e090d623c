import type { Page } from '@playwright/test';

import { sample } from '../setup/sample';
import { expect, hold, test } from './fixtures';

/** Pages with fragments that our pages, the README or advertisements link to. */
const targets = {
  360: ['/#pricing', '/plumbing#calculator', '/privacy#deletion', '/faq#forwarding', '/blog/roi#main'],
  1280: ['/#from-the-blog', '/privacy#terms'],
};
const farthest = 8;

for (const width of sample([360, 1280] as const))
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 }, contextOptions: { reducedMotion: 'no-preference' } });

    test('a link with a fragment scrolls to its target, however late the fonts load', async ({ page }) => {
      for (const target of sample(targets[width])) {
        await page.goto('about:blank');
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        const release = await hold(page, '**/*.woff2');
        await page.goto(target, { waitUntil: 'domcontentloaded' });
        release();
        await page.waitForLoadState();
        expect(await distanceWhenIdle(page), target).toBeLessThanOrEqual(farthest);
      }
      await page.goto('/');
      if (width === 360) await page.getByRole('button', { name: 'Menu' }).click();
      await page.locator('header a[href="#pricing"]').click();
      await expect(page).toHaveURL('/#pricing');
      if (width === 360) await expect(page.locator('.site-menu')).toBeHidden();
      expect(await distanceWhenIdle(page), 'a link within a page').toBeLessThanOrEqual(farthest);
    });
  });

/** Waits for the fonts and until nothing has moved for twenty frames, then measures the distance. */
async function distanceWhenIdle(page: Page): Promise<number> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const position = () => `${scrollY} ${document.documentElement.scrollHeight}`;
    for (let frames = 0, last = ''; frames < 20; frames = position() === last ? frames + 1 : 0) {
      last = position();
      await new Promise(requestAnimationFrame);
    }
  });
  return distanceToExpectedPosition(page);
}

/** The distance between the target and its expected position: its scroll margin below the top, or the end of the page. */
function distanceToExpectedPosition(page: Page): Promise<number> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const target = document.getElementById(location.hash.slice(1));
    if (!target) return Infinity;
    const margin = parseFloat(getComputedStyle(target).scrollMarginTop);
    const place = parseFloat(getComputedStyle(root).scrollPaddingTop) + margin;
    const wanted = scrollY + target.getBoundingClientRect().top - place;
    const end = root.scrollHeight - root.clientHeight;
    return Math.abs(scrollY - Math.max(0, Math.min(wanted, end)));
  });
}
