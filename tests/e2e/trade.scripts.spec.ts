import { dental } from '../../app/content/trades/dental';
import { legal } from '../../app/content/trades/legal';
import { tradePath } from '../../app/content/trades/trades';
import { expect, test } from './fixtures';

test('the hero of a trade page plays its recorded call, which loads only then', async ({ page }) => {
  const { src } = dental.calls[0].recording;
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(tradePath(dental));
  await expect(page.locator(`#sample-call audio[src="${src}"]`)).toHaveCount(1);
  expect(requested.filter((url) => url.endsWith('.mp3'))).toEqual([]);
  const hero = page.locator('#hero');
  await hero.getByRole('button', { name: /^Hear this call/ }).click();
  await expect(hero.getByRole('button', { name: /^Pause this call/ })).toBeVisible();

  const urgent = page.locator('#urgent-call');
  await urgent.getByRole('button', { name: /^Play/ }).click();
  await expect(urgent.locator('audio')).toHaveJSProperty('paused', false);
  await expect(hero.getByRole('button', { name: /^Hear this call/ }), 'one call at a time').toBeVisible();
  await hero.getByRole('button', { name: /^Hear this call/ }).click();
  await expect(urgent.getByRole('button', { name: /^Play/ }), 'one call at a time').toBeVisible();
});

test('the call that a trade page offers to watch is that of its trade', async ({ page }) => {
  await page.goto('/for/legal');
  await page.getByRole('button', { name: 'Watch a call' }).click();
  const call = page.frameLocator('iframe');
  await call.getByRole('button', { name: 'Watch a call' }).click();
  await expect(call.getByText(legal.calls[0].lines[0] ?? '')).toBeVisible();
});

test('a simulated call is to be watched, without lines to say or IDs, and books its trade’s ticket', async ({
  page,
}) => {
  await page.goto('/demo-call?trade=legal');
  await expect(page.getByRole('heading', { name: 'Watch a Call' })).toBeVisible();
  await expect(page.getByText('Try:')).toHaveCount(0);
  await page.getByRole('button', { name: 'Watch a call' }).click();
  await expect(page.getByText(/agent_/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Skip to the result' }).click();
  const widget = page.locator('elevenlabs-convai');
  await expect(widget.getByText('Consultation ticket')).toBeVisible();
  await expect(widget.getByText(legal.calls[0].ticket.where)).toBeVisible();
});
