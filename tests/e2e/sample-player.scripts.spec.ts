import { expect, test } from './fixtures';

test(
  'the player toggles, follows the call and resets at its end',
  { tag: ['@2.home.7'] },
  async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto('/demo-call');
    const play = page.getByRole('button', { name: 'Play sample call' });
    await expect(play).toBeVisible();
    expect(requested.filter((url) => url.endsWith('.mp3'))).toEqual([]);

    await play.click();
    const pause = page.getByRole('button', { name: 'Pause sample call' });
    await expect(page.locator('.player-line[aria-current]')).toContainText('Hartley Plumbing');
    await pause.click();
    await expect(play).toBeVisible();

    const position = page.getByRole('slider', { name: /^Position in the call/ });
    await position.fill('30');
    await expect(page.locator('.player-line[aria-current]')).toHaveCount(1);
    await play.click();
    await position.fill('56.2');
    await expect(position).toHaveValue('0');
    await expect(play).toBeVisible();
    await expect(page.locator('.player-line[aria-current]')).toHaveCount(0);
  },
);

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
