import { brand } from '../../app/brand';
import { expect, test } from './fixtures';

test('a simulated call rings, is captioned, and ends with a booked job', async ({ page }) => {
  await page.clock.install();
  await page.route('**/*.mp3', (route) =>
    route.fulfill({ status: 200, contentType: 'audio/mpeg', body: '' }),
  );
  await page.goto('/demo-call');
  await page.clock.runFor(1_000);
  const widget = page.locator('elevenlabs-convai');
  await expect(widget.getByRole('button', { name: 'Start a call' })).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000); // a slow test hears it ring, too
  await widget.getByRole('button', { name: 'Start a call' }).click();
  await expect(widget.getByRole('status')).toHaveText('Ringing…');
  await page.clock.runFor(8_000);
  await expect(widget.getByRole('log')).toContainText('My water heater’s leaking.');
  await page.clock.runFor(50_000);
  await expect(widget.getByText(`Booked by ${brand.product}`)).toBeVisible();
  await expect(page.getByText(/ask for your microphone/)).toHaveCount(0);
  await widget.getByRole('button', { name: 'Call again' }).click();
  await expect(widget.getByRole('status')).toHaveText('Ringing…');
});

test(
  'a widget that shows nothing is told, and shown all the same when it comes late',
  { tag: ['@4.voice.5', '@9.time.4'] },
  async ({ page }) => {
    await page.clock.install();
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
    await page.clock.runFor(1_000);
    await expect(page.locator('elevenlabs-convai')).toHaveCount(1);
    await expect(page.getByText('Getting the call ready…')).toBeVisible();
    await page.clock.runFor(6_500);
    await expect(page.getByText(/couldn’t load the call/)).toBeVisible();
    await page.clock.runFor(4_000);
    await expect(page.getByText(/^Start and end the call/)).toBeVisible();
  },
);
