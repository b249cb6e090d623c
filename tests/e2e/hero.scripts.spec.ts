import type { Page } from '@playwright/test';

import { brand } from '../../app/brand';
import { dental } from '../../app/content/trades/dental';
import { hvac } from '../../app/content/trades/hvac';
import { tradePath, trades } from '../../app/content/trades/trades';
import { extremes, sample } from '../setup/sample';
import { expect, hold, test } from './fixtures';

test('the hero plays its call with captions, and opens the demo call in a dialog', async ({ page }) => {
  await page.goto('/');
  const hear = page.locator('#hero').getByRole('button', { name: /^Hear this call, / });
  await hear.click();
  await expect(page.locator('#hero').getByRole('button', { name: 'Pause this call' })).toBeVisible();
  const audio = page.locator('#sample-call audio');
  const ticket = page.locator('.hero-ticket');
  const art = page.locator('.hero-art');
  await expect(page.locator('[data-part=callerLine]')).toBeEmpty();
  await expect(ticket).toBeHidden();
  await audio.evaluate((element: HTMLAudioElement) => (element.currentTime = 16));
  await expect(page.locator('[data-part=callerLine]')).toHaveText(
    'No, I shut off the valve. Now it’s just a drip.',
  );
  await expect(page.locator('[data-part=receptionistLine]')).toHaveText(/^I’m so sorry to hear that\./);
  await expect(page.locator('#hero').getByRole('button', { name: /^Pause this call, 0:1\d$/ })).toBeVisible();
  await expect(ticket).toBeHidden();
  await audio.evaluate((element: HTMLAudioElement) => (element.currentTime = 43));
  await expect(ticket).toBeVisible();
  await expect(art, 'the part of the waveform that was played').toHaveAttribute('style', /--heard: (79|8\d)/);
  await audio.evaluate((element: HTMLAudioElement) => (element.currentTime = 16));
  await expect(ticket, 'the job isn’t booked yet').toBeHidden();
  await page.locator('#hero').getByRole('button', { name: 'Pause this call' }).click();
  await expect(hear).toBeVisible();
  await expect(audio).toHaveJSProperty('paused', true);

  const talk = page.locator('#hero').getByRole('button', { name: 'Watch a call' });
  await talk.press('Space');
  const dialog = page.getByRole('dialog', { name: `Talk to ${brand.product}` });
  await expect(dialog.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(talk).toBeFocused();
  await talk.press('Enter');
  await dialog.frameLocator('iframe').getByRole('button', { name: 'Watch a call' }).press('Escape');
  await expect(dialog, 'closed from inside the call').toHaveCount(0);
  await talk.press('Enter');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);

  const newTab = page.context().waitForEvent('page');
  await talk.click({ modifiers: ['Control'] });
  await expect(await newTab).toHaveURL(/\/demo-call/);
  await expect(dialog).toHaveCount(0);
});

test('the headline holds at the trade whose call is pressed, or chosen below', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const word = page.locator('[data-part=name]');
  await expect(word).toHaveText(dental.name);
  await page
    .locator('#hero')
    .getByRole('button', { name: /^Hear this call/ })
    .click();
  const audio = page.locator(`#sample-call audio[src="${dental.calls[0].recording.src}"]`);
  await expect(audio).toBeAttached();
  await expect(audio).toHaveJSProperty('paused', false);
  await expect(page.getByRole('radio', { name: 'Dental' })).toBeChecked();
  await expect(page.locator('#sample-call .ticket-title')).toHaveText(dental.calls[0].ticket.title);
  await expect(word).toHaveText(dental.name);
  await expect(page.getByRole('button', { name: 'Play headline' })).toBeVisible();

  await page.getByRole('radio', { name: 'HVAC' }).check();
  await expect(page.locator('#sample-call .ticket-title')).toHaveText(hvac.calls[0].ticket.title);
  await page.locator('#sample-call [data-part=toggle]').click();
  await expect(word).toHaveText(hvac.name);
  await page.locator('#hero').getByRole('button', { name: 'Watch a call' }).click();
  await expect(page.getByRole('dialog').locator('iframe')).toHaveAttribute('src', /trade=hvac/);
  await page.keyboard.press('Escape');

  const playing = page.locator('#sample-call audio');
  await expect(playing).toHaveJSProperty('paused', false);
  await page.getByRole('button', { name: 'Play headline' }).click();
  await expect(playing).toHaveJSProperty('paused', true);
});

test.describe('if the connection is lost', () => {
  test.use({ expectedErrors: ['ERR_FAILED'] });

  test('a call that can’t be played scrolls to its transcript, and one that can’t be loaded opens as a page', async ({
    page,
  }) => {
    await page.route('**/*.mp3', (route) => route.abort());
    await page.goto('/');
    const hero = page.locator('#hero');
    await hero.getByRole('button', { name: /^Hear this call, / }).click();
    await expect(page).toHaveURL('/#sample-call');
    await expect(page.locator('#sample-call').getByRole('alert')).toContainText('You can read the call');
    await page.route('**/?call=hvac', (route) => route.abort(), { times: 1 });
    await page.getByRole('radio', { name: 'HVAC' }).check();
    await expect(page).toHaveURL('/?call=hvac#sample-call');
    await expect(page.locator('#sample-call .ticket-title')).toHaveText(hvac.calls[0].ticket.title);
  });
});

test('pausing the call while it loads does not scroll the page', async ({ page }) => {
  await hold(page, '**/*.mp3');
  await page.goto('/');
  const hero = page.locator('#hero');
  await hero.getByRole('button', { name: /^Hear this call, / }).click();
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

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('texts of the hero never overlap or leave their frame during the animation', async ({ page }) => {
    const pages = sample(['/', '/backupHome101525', '/videocreationwhiteboard', ...trades.map(tradePath)]);
    for (const path of pages) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      for (const width of extremes([320, 360, 390, 430, 1280])) {
        await page.setViewportSize({ width, height: 740 });
        expect(await faultsInMotion(page), `${path} at ${width}`).toEqual([]);
      }
    }
  });

  test('the caller’s line and the job on the calendar are there from the first paint', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 740 });
    await page.goto('/');
    const hidden = await page.locator('.hero-line-1, .hero-wave, .hero-ticket-lines').evaluateAll((parts) => {
      for (const animation of document.querySelector('#hero')?.getAnimations({ subtree: true }) ?? []) {
        animation.pause();
        animation.currentTime = 0;
      }
      return parts.filter((part) => !part.checkVisibility({ opacityProperty: true })).length;
    });
    expect(hidden).toBe(0);
  });

  test('headline and call rotate together after the animation without changing the height of the page', async ({
    page,
  }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    for (const width of sample(extremes([320, 360, 1280]))) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/');
      const word = page.locator('[data-part=name]');
      await expect(word).toHaveText('plumbing');
      await finishMotion(page);
      const top = () =>
        page.locator('#experience').evaluate((next) => next.getBoundingClientRect().top + scrollY);
      const before = await top();
      await page.clock.runFor(300); // the duration of the fade
      for (const { slug, name, calls } of [...trades.slice(1), ...trades.slice(0, 1)]) {
        await page.clock.runFor(3_000);
        await expect(word).toHaveText(name);
        const job = name === 'plumbing' ? 'Leaking water heater' : calls[0].ticket.title;
        await expect(page.locator('.hero-ticket .ticket-title')).toHaveText(job);
        const shown = await page.locator('.hero-art').textContent();
        expect(shown, `${name} as the server renders it`).toBe(await servedFigure(page, slug));
        expect(Math.abs((await top()) - before), `${name} at ${width}`).toBeLessThan(0.5);
      }
      await page.getByRole('button', { name: 'Pause headline' }).click();
      await page.clock.runFor(4_000);
      await expect(word).toHaveText('plumbing');
    }
    expect(await page.locator('h1').ariaSnapshot()).not.toContain('link');
  });
});

/** The text of the hero's figure as the server renders it for the trade. */
function servedFigure(page: Page, slug: string): Promise<string | null | undefined> {
  return page.evaluate(async (address) => {
    const html = await (await fetch(address)).text();
    return new DOMParser().parseFromString(html, 'text/html').querySelector('.hero-art')?.textContent;
  }, `/?call=${slug}`);
}

/** Finishes the animations of the hero. */
async function finishMotion(page: Page): Promise<void> {
  await page.locator('#hero').evaluate((hero) => {
    for (const animation of hero.getAnimations({ subtree: true })) animation.finish();
  });
}

/** Texts that overlap another text or a button, or that extend past the phone or the calendar day. */
function faultsInMotion(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hero = document.querySelector('#hero');
    const found = new Set<string>();
    for (const second of [0, 0.2, 0.5, 1, 1.5, 1.9, 2.2, 4, 5, 5.7, 6.1, 8]) {
      for (const animation of hero?.getAnimations({ subtree: true }) ?? []) {
        animation.pause();
        animation.currentTime = second * 1_000;
      }
      const lines = textLines();
      for (const [index, { text, box, element }] of lines.entries()) {
        const frame = element.closest('.hero-phone, .hero-day, .btn')?.getBoundingClientRect();
        if (box.left < -1 || box.right > innerWidth + 1)
          found.add(`${text} leaves the screen at ${second} s`);
        if (
          frame &&
          (box.left < frame.left ||
            box.right > frame.right ||
            box.top < frame.top ||
            box.bottom > frame.bottom)
        )
          found.add(`${text} leaves its frame at ${second} s`);
        for (const other of lines.slice(index + 1))
          if (cover(box, other.box)) found.add(`${text} and ${other.text} at ${second} s`);
        for (const button of hero?.querySelectorAll('.btn') ?? [])
          if (!button.contains(element) && cover(box, button.getBoundingClientRect()))
            found.add(`${text} and the button ${button.textContent} at ${second} s`);
      }
    }
    return [...found];

    function textLines() {
      const texts = document.createTreeWalker(hero ?? document.body, NodeFilter.SHOW_TEXT);
      const lines: { text: string; box: DOMRect; element: Element }[] = [];
      const opacities = new Map<Element, number>();
      const opacityOf = (element: Element | null): number => {
        if (!element) return 1;
        const opacity =
          opacities.get(element) ??
          Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);
        opacities.set(element, opacity);
        return opacity;
      };
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const element = node.parentElement;
        if (!element || element.closest('.sr-only') || opacityOf(element) < 0.05) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects())
          if (box.width > 2) lines.push({ text: node.nodeValue ?? '', box, element });
      }
      return lines;
    }

    function cover(one: DOMRect, other: DOMRect): boolean {
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      return width > 2 && height > 0.4 * Math.min(one.height, other.height);
    }
  });
}

test('nothing moves when the fonts load late', async ({ page }) => {
  const measured = await page.evaluate(() =>
    new FontFace('measured', 'local("Arial"), local("Liberation Sans")').load().then(
      () => true,
      () => false,
    ),
  );
  test.skip(!measured, 'this machine has none of the system fonts that the fallback fonts are measured for');
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
