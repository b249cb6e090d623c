import { brand } from '../../app/brand';
import { expect, hold, scriptFile, test } from './fixtures';
test('attaches the widget after a second, reports one that loads late, and shows it anyway', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  const body = `customElements.define('elevenlabs-convai', class extends HTMLElement {
    connectedCallback() {
      const root = this.attachShadow({ mode: 'open' });
      setTimeout(() => root.append(document.createElement('button')), 9_000);
    }
  })`;
  await page.route('**/mock-voice-widget.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await page.goto('/demo-call');
  await expect(page.getByText('Getting the call ready…')).toBeVisible();
  await page.clock.runFor(900);
  await expect(page.locator('elevenlabs-convai')).toHaveCount(0);
  await page.clock.runFor(100);
  const widget = page.locator('elevenlabs-convai');
  await expect
    .poll(() => widget.evaluate(({ shadowRoot }) => shadowRoot !== null), 'the widget’s script has run')
    .toBe(true);
  await page.clock.runFor(6_500);
  await expect(page.getByText(/couldn’t load the call/)).toBeVisible();
  await page.clock.runFor(4_000);
  await expect(page.getByText(/^Start and end the call/)).toBeVisible();
});

test('a widget that has loaded stays usable after the time limit for loading', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto('/demo-call');
  const card = page.locator('[data-call-state]');
  await expect(card).toHaveAttribute('data-call-state', 'loading');
  await page.clock.runFor(1_000);
  await expect(card).toHaveAttribute('data-call-state', 'ready');
  await page.clock.runFor(10_000);
  await expect(card).toHaveAttribute('data-call-state', 'ready');
  await expect(page.getByText(/couldn’t load the call/)).toBeHidden();
});

test.describe('if neither the widget nor a recording loads', () => {
  test.use({ expectedErrors: ['ERR_FAILED'] });
  test('the page says so and offers the transcript and a phone line', async ({ page }) => {
    await page.route(/mock-voice-widget\.js|\.mp3$/, (route) => route.abort());
    await page.goto('/demo-call');
    await expect(
      page.getByText('We couldn’t load the call in your browser. Please call us instead:'),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: `Call ${brand.sampleLine}` })).toBeVisible();
    await expect(page.locator('elevenlabs-convai')).toHaveCount(0);
    await page.getByRole('button', { name: 'Play sample call' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'couldn’t play' })).toBeVisible();
  });
});

test('the player falls back to the browser’s controls', async ({ page }) => {
  await hold(page, scriptFile('sample-player'));
  await page.goto('/demo-call');
  const controls = page.locator('audio[controls]');
  const waitsFor = await controls.evaluate((audio) => {
    for (const wait of audio.getAnimations()) wait.finish();
    return getComputedStyle(audio).animationName;
  });
  expect(waitsFor).toBe('controls-wait');
  await expect(controls).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
