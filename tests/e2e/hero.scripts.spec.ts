import { brand } from '../../app/brand';
import { expect, hold, test } from './fixtures';

test('the call is heard in place, with captions and the player below; talking opens over the page', async ({
  page,
}) => {
  await page.goto('/');
  const hear = page.locator('#hero').getByRole('button', { name: 'Hear this call, 0:50' });
  await hear.click();
  await expect(page.locator('#hero').getByRole('button', { name: 'Pause this call' })).toBeVisible();
  const audio = page.locator('#sample-call audio');
  await audio.evaluate((element: HTMLAudioElement) => (element.currentTime = 15));
  await expect(page.locator('[data-caption=Caller]')).toHaveText(
    'No, I shut off the valve. Now it’s just a drip.',
  );
  await page.locator('#hero').getByRole('button', { name: 'Pause this call' }).click();
  await expect(hear).toBeVisible();
  expect(await audio.evaluate((element: HTMLAudioElement) => element.paused)).toBe(true);

  const talk = page.locator('#hero').getByRole('button', { name: 'Talk to it now' });
  await talk.press('Space');
  const dialog = page.getByRole('dialog', { name: `Talk to ${brand.product}` });
  await expect(dialog.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(talk).toBeFocused();
});

test('pausing the call while it loads leaves the page where it is', async ({ page }) => {
  await hold(page, '**/*.mp3');
  await page.goto('/');
  const hero = page.locator('#hero');
  await hero.getByRole('button', { name: 'Hear this call, 0:50' }).click();
  await page.evaluate(() => {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function () {
      const playing = play.call(this);
      playing.catch(() => setTimeout(() => (document.body.dataset.rejected = '')));
      return playing;
    };
  });
  const button = hero.getByRole('button', { name: /this call/ });
  for (const name of ['Pause this call', 'Hear this call', 'Pause this call']) {
    await expect(button).toContainText(name);
    await button.click();
  }
  await expect(page.locator('body')).toHaveAttribute('data-rejected');
  await expect(page).toHaveURL('/');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('nothing moves when the faces arrive late', async ({ page }) => {
  const measured = await page.evaluate(() =>
    new FontFace('measured', 'local("Arial"), local("Liberation Sans")').load().then(
      () => true,
      () => false,
    ),
  );
  test.skip(!measured, 'this machine has none of the system faces that the fallback faces are measured for');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const release = await hold(page, '**/*.woff2');
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const tops = () =>
      page.evaluate(() =>
        ['.hero-actions', '.hero-phone', '.hero-more', '#experience'].map(
          (selector) => document.querySelector(selector)?.getBoundingClientRect().top ?? 0,
        ),
      );
    await expect.poll(() => page.evaluate(() => document.body.innerText.length)).toBeGreaterThan(100);
    const before = await tops();
    release();
    await page.evaluate(() => document.fonts.ready);
    const after = await tops();
    for (const [index, top] of after.entries()) expect(Math.abs(top - (before[index] ?? 0))).toBeLessThan(3);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});
