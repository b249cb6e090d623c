import { expect, test } from './fixtures';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// Where one page fades into the next, Chromium finds nothing under a press before the fade has ended: it would be lost.
test('a press at once after the next page is shown counts', async ({ page }) => {
  await page.addInitScript(() => {
    const slow = new CSSStyleSheet();
    slow.replaceSync('::view-transition-group(root) { animation-duration: 20s !important }');
    addEventListener('pagereveal', () => document.adoptedStyleSheets.push(slow));
  });
  await page.goto('/faq');
  const blog = await page.getByRole('link', { name: 'Blog', exact: true }).first().boundingBox();
  await page.getByRole('link', { name: 'About', exact: true }).first().click();
  await page.waitForURL('/about');
  await page.mouse.click((blog?.x ?? 0) + 5, (blog?.y ?? 0) + 5);
  await expect(page).toHaveURL('/blog', { timeout: 10_000 });
});
