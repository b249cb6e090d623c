import { expect, test } from './fixtures';

test.describe('a recording that does not load', () => {
  test.use({ expectedErrors: ['ERR_FAILED'] });

  test('is told, with the call to read', { tag: ['@E.robust'] }, async ({ page }) => {
    await page.route('**/*.mp3', (route) => route.abort());
    await page.goto('/demo-call');
    await page.getByRole('button', { name: 'Play sample call' }).click();
    await expect(page.getByRole('alert')).toContainText('couldn’t play');
  });
});

test(
  'the browser’s own controls come where the player does not',
  { tag: ['@2.home.7'] },
  async ({ page }) => {
    await page.route(/sample-player/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.goto('/demo-call');
    const controls = page.locator('audio[controls]');
    const waitsFor = await controls.evaluate((audio) => {
      for (const wait of audio.getAnimations()) wait.finish();
      return getComputedStyle(audio).animationName;
    });
    expect(waitsFor).toBe('controls-wait');
    await expect(controls).toBeVisible();
  },
);
