import { expect, test } from './fixtures';

test('visitors can play or read a sample call, by keyboard too', async ({ page, scripts }) => {
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
  if (!scripts) return expect(page.locator('audio[controls]')).toBeVisible();

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
});
