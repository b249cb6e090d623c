import { expect, test } from './fixtures';

test(
  'the help video loads when it is played, with captions',
  { tag: ['@2.creation.3', '@D.video', '@7.load.4'] },
  async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto('/create-agent', { waitUntil: 'networkidle' });
    expect(requested.filter((path) => /help-video\.(webm|vtt)/.test(path))).toEqual([]);

    const playing = await page.locator('video').evaluate(async (video: HTMLVideoElement) => {
      video.muted = true;
      await video.play();
      return { seconds: Math.round(video.duration), captions: video.textTracks[0]?.mode };
    });
    expect(playing.captions).toBe('showing');
    expect(playing.seconds).toBeGreaterThan(39);
    expect(requested).toContain('/help-video.webm');
  },
);
