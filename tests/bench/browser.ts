import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';

import { launchOptions } from '../setup/chromium.js';
import { median } from './throughput';

/** CPU throttling that simulates a phone several years old. */
const slowdown = 4;
/** A slow mobile network. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const visits = 5;
const controlsAtMost = 20;
const pages = [
  ...['/', '/create-agent', '/trial-signup', '/voice-recording', '/calendar-setup?test=true', '/demo-call'],
  '/create-agent/business',
];

/** Metrics collected in the page. Times are in milliseconds. */
const seen = { first: 0, largest: 0, shift: 0, slowestTap: 0 };

type Entry = PerformanceEntry & { value?: number; hadRecentInput?: boolean; interactionId?: number };

/** Runs in each page first. It is serialized, so it must not contain named functions, which tsx wraps in a helper. */
function observe(noted: typeof seen): void {
  Object.assign(window, { seen: noted });
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'event'])
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry: Entry) => {
        const { name, startTime, duration, value = 0, hadRecentInput, interactionId = 0 } = entry;
        if (name === 'first-contentful-paint') noted.first = startTime;
        if (type === 'largest-contentful-paint') noted.largest = startTime;
        if (type === 'layout-shift' && !hadRecentInput) noted.shift += value;
        if (interactionId > 0) noted.slowestTap = Math.max(noted.slowestTap, duration);
      }),
    ).observe(Object.assign({ type, buffered: true }, { durationThreshold: 16 }));
}

async function withBrowser<Result>(use: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch(launchOptions);
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** Opens a page with an empty cache and the phone's speed. */
async function openPhone(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addInitScript(observe, seen);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, session };
}

/** The median of each metric over several first visits: milliseconds, kilobytes and layout shift. */
export function measurePaints(url: string) {
  return withBrowser(async (browser) => {
    const all: Awaited<ReturnType<typeof firstVisit>>[] = [];
    for (let visit = 0; visit < visits; visit += 1) all.push(await firstVisit(browser, url));
    const of = (key: keyof (typeof all)[number]) => median(all.map((visit) => visit[key]));
    return { first: of('first'), largest: of('largest'), shift: of('shift'), kilobytes: of('kilobytes') };
  });
}

async function firstVisit(browser: Browser, url: string) {
  const { page, session } = await openPhone(browser);
  let bytes = 0;
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await session.send('Network.emulateNetworkConditions', network);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(1_500);
  const noted = await page.evaluate<typeof seen>('seen');
  await page.context().close();
  return { ...noted, kilobytes: bytes / 1_024 };
}

/** The slowest response to a tap or a key press on each page. */
export function measureTaps(origin: string): Promise<{ path: string; worstMs: number; taps: number }[]> {
  return withBrowser(async (browser) => {
    const { page } = await openPhone(browser);
    const results = [];
    for (const path of pages) {
      await page.goto(origin + path.replace('/business', ''));
      if (path.endsWith('business')) await beginWithoutWebsite(page);
      const taps = await tapEverything(page);
      const { slowestTap } = await page.evaluate<typeof seen>('seen');
      results.push({ path, taps, worstMs: slowestTap });
    }
    return results;
  });
}

async function beginWithoutWebsite(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Instant Setup' }).click();
  await page.getByRole('button', { name: "I don't have a website" }).click();
  await page.getByRole('heading', { name: 'Tell Us About Your Business' }).waitFor();
}

/** Clicks and types into every control of the page. Returns the number of controls. */
async function tapEverything(page: Page): Promise<number> {
  const controls = 'summary, input:not([type=file]), textarea, button[type=button]';
  const visible = page.locator('main').locator(controls).filter({ visible: true });
  const taps = Math.min(await visible.count(), controlsAtMost);
  for (let index = 0; index < taps; index += 1) {
    const control = visible.nth(index);
    if (!(await control.isEnabled().catch(() => false))) continue;
    await control.click({ timeout: 5_000 }).catch(() => undefined); // covered by something that another tap opened
    await page.keyboard.type('a1');
  }
  await page.waitForTimeout(300);
  return taps;
}
