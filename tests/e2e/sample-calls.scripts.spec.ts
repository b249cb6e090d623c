import { expect, test } from './fixtures';

test('the sample call of a trade is folded, is shown whole when opened, and prints whole', async ({
  page,
}) => {
  for (const width of [360, 1280]) {
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
