import { expect, test } from './fixtures';
test('loads the help video and its captions only when it is played', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/create-agent');
  const video = page.locator('video');
  await expect(video).toHaveJSProperty('controls', false); // they would cover the poster
  expect(requested.filter((path) => /help-video\.(webm|vtt)/.test(path))).toEqual([]);
  await video.evaluate((element: HTMLVideoElement) => (element.muted = true));
  const play = page.getByRole('button', { name: 'Play the video' });
  await expect(play.locator('svg')).toBeVisible(); // the poster has no play sign
  await play.click();
  await expect(video).toHaveJSProperty('paused', false);
  await expect(video).toHaveJSProperty('controls', true);
  await expect(video).toBeFocused();
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => Math.round(element.duration)))
    .toBeGreaterThan(39);
  expect(await video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.mode)).toBe('showing');
  expect(requested).toContain('/help-video.webm');
});
