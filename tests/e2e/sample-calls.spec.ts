import { expect, test } from './fixtures';

test(
  'a sample call can be played in parts, or read, by keyboard too',
  { tag: ['@8.14', '@2.home.7', '@7.load.3'] },
  async ({ page, scripts }) => {
    await page.goto('/demo-call');
    await page.getByText('Transcript').click();
    await expect(page.getByText('Mike can be there tomorrow at 8:30 or 1:15.')).toBeVisible();
    const lines = page.getByRole('group', { name: 'Transcript' });
    await page.keyboard.press('Tab');
    await expect(lines).toBeFocused();
    await page.keyboard.press('End');
    await expect.poll(() => lines.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
    await expect(page.locator('audio')).toHaveText('Your browser does not support the audio element.');
    if (scripts) await expect(page.getByRole('button', { name: 'Play sample call' })).toBeVisible();
    else await expect(page.locator('audio[controls]')).toBeVisible();
    for (const name of ['home', 'dental', 'plumbing', 'whiteboard']) {
      const headers = { Range: 'bytes=0-999' };
      const response = await page.request.get(`/sample-call-${name}.mp3`, { headers });
      expect(response.status()).toBe(206);
      expect(response.headers()['content-type']).toBe('audio/mpeg');
    }
  },
);
