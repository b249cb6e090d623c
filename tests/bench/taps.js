import { chromium } from '@playwright/test';

import { findChromium } from '../setup/chromium.js';

const slowdown = 4;
const controlsAtMost = 20;
const pages = [
  '/',
  '/create-agent',
  '/trial-signup',
  '/voice-recording',
  '/calendar-setup?test=true',
  '/demo-call',
];

/**
 * The slowest answer to a tap or a key on each page, on a processor four times slower.
 * @returns {Promise<{ page: string, worstMs: number, taps: number }[]>}
 */
export async function measureTaps(/** @type {string} */ origin) {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage({ baseURL: origin, viewport: { width: 390, height: 844 } });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(watch);
    const results = [];
    for (const path of pages) {
      await page.goto(path);
      results.push({ page: path, ...(await tapEverything(page)) });
    }
    await openBusinessStep(page);
    results.push({ page: '/create-agent/business', ...(await tapEverything(page)) });
    return results;
  } finally {
    await browser.close();
  }
}

async function openBusinessStep(/** @type {import('@playwright/test').Page} */ page) {
  await page.goto('/create-agent');
  await page.getByRole('button', { name: 'Start Instant Setup' }).click();
  await page.getByRole('button', { name: "I don't have a website" }).click();
  await page.getByRole('heading', { name: 'Tell Us About Your Business' }).waitFor();
}

/** Opens what opens, types into what takes text. */
async function tapEverything(/** @type {import('@playwright/test').Page} */ page) {
  const controls = page
    .locator('main')
    .locator('summary, input:not([type=file]), textarea, button[type=button]');
  const visible = controls.filter({ visible: true });
  const taps = Math.min(await visible.count(), controlsAtMost);
  for (let index = 0; index < taps; index += 1) {
    const control = visible.nth(index);
    if (!(await control.isEnabled().catch(() => false))) continue;
    await control.click({ timeout: 5_000 }).catch(() => undefined); // what another tap has covered
    await page.keyboard.type('a1');
  }
  await page.waitForTimeout(300);
  return { taps, worstMs: Number(await page.evaluate(() => Reflect.get(window, 'worst'))) };
}

/** Runs in the page before anything else. */
function watch() {
  Object.assign(window, { worst: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Reflect.get(entry, 'interactionId') > 0)
        Object.assign(window, { worst: Math.max(Reflect.get(window, 'worst'), entry.duration) });
  }).observe(
    /** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16, buffered: true }),
  );
}
