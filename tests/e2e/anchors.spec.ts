import type { Page } from '@playwright/test';

import { expect, hold, test } from './fixtures';

/** One of each page and place to which a page of ours, the README or an advertisement links. */
const targets = {
  360: ['/#pricing', '/plumbing#calculator', '/privacy#deletion', '/faq#forwarding', '/blog/roi#main'],
  1280: ['/#from-the-blog', '/privacy#terms'],
};
const farthest = 8;

for (const width of [360, 1280] as const)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 }, contextOptions: { reducedMotion: 'no-preference' } });

    test('a link into a page leads to its place, whenever the faces come', async ({ page }) => {
      for (const target of targets[width]) {
        await page.goto('about:blank');
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        const release = await hold(page, '**/*.woff2');
        await page.goto(target, { waitUntil: 'domcontentloaded' });
        release();
        await page.waitForLoadState();
        expect(await distanceAtRest(page), target).toBeLessThanOrEqual(farthest);
      }
      await page.goto('/');
      await page.locator('header a[href="#pricing"]').click();
      await expect(page).toHaveURL('/#pricing');
      expect(await distanceAtRest(page), 'a link within a page').toBeLessThanOrEqual(farthest);
    });
  });

/** Once the faces are there and nothing moves: until then a wrong place may be on its way. */
async function distanceAtRest(page: Page): Promise<number> {
  await page.evaluate(() => document.fonts.ready);
  const looks: string[] = [];
  const isStill = () => looks.length > 3 && new Set(looks.slice(-4)).size === 1;
  while (!isStill()) {
    looks.push(await page.evaluate(() => `${scrollY} ${document.documentElement.scrollHeight}`));
    await page.waitForTimeout(100);
  }
  return distanceToPlace(page);
}

/** Between where the target stands and where it should: below the edge by its margin, or as far up as the page's end lets it. */
function distanceToPlace(page: Page): Promise<number> {
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
