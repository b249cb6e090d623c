import { sample } from '../setup/sample';
import { expect, test } from './fixtures';

test('the sample call of a trade is folded, is shown whole when opened, and prints whole', async ({
  page,
}) => {
  for (const width of sample([360, 1280])) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/for/dental');
    const call = page.locator('#sample-call .player');
    const last = call.getByText('Great, thank you so much.');
    await expect(last).toBeHidden();
    await call.getByText('Read the whole call').click();
    await expect(last).toBeVisible();
    const nested = await call.evaluate(
      (player) =>
        [player, ...player.querySelectorAll('*')].filter(
          (part) => part.scrollHeight > part.clientHeight + 1 && getComputedStyle(part).overflowY === 'auto',
        ).length,
    );
    expect(nested).toBe(0);
  }
  await page.reload();
  const call = page.locator('#sample-call .player');
  await expect(call.getByText('Great, thank you so much.')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(call.getByText('Great, thank you so much.')).toBeVisible();
  await page.emulateMedia({ media: null });
  await call.getByRole('button', { name: 'Play sample call' }).click();
  await expect(call.locator('.player-line[aria-current]')).toBeVisible();
  await call.locator('summary').click();
  await call.getByRole('slider').fill('30');
  await expect(call.getByText('Great, thank you so much.')).toBeHidden();
});

test('visitors can play or read a sample call, by keyboard too', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/demo-call');
  const call = page.locator('.player');
  const read = call.locator('summary', { hasText: 'Read the whole call' });
  await read.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Mike can be there tomorrow at 8:30 or 1:15.')).toBeVisible();
  const fallback = page.locator('audio');
  await expect(fallback).toContainText('Your browser does not support the audio element.');
  await expect(fallback.locator('a')).toHaveAttribute('href', '/sample-call-home.mp3');

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
  await expect(position).toHaveAttribute('aria-valuetext', '0:30');
  await expect(call.locator('.player-time')).toHaveText(/^0:30 \/ 0:5\d$/);
  await expect(call.locator('.player-who')).toHaveText('Caller');
  await expect(call.locator('.player-played'), 'more than half of 288').toHaveAttribute('width', /^1[56]\d/);
  await play.click();
  await position.fill('56.2');
  await expect(position).toHaveValue('0');
  await expect(play).toBeVisible();
  await expect(page.locator('.player-line[aria-current]')).toHaveCount(0);
  await expect(call.locator('.player-who')).toHaveText(/ and a caller$/);
});
