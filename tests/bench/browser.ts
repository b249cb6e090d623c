import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';

import { launchOptions } from '../setup/chromium.js';
import { median } from './throughput';

/** A phone of some years ago: a processor of a quarter of this one's speed. */
const slowdown = 4;
/** A slow network. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const visits = 5;
const controlsAtMost = 20;
const pages = [
  ...['/', '/create-agent', '/trial-signup', '/voice-recording', '/calendar-setup?test=true', '/demo-call'],
  '/create-agent/business',
];

/** What the browser tells of itself, times in milliseconds. */
const seen = { first: 0, largest: 0, shift: 0, slowestTap: 0 };

type Entry = PerformanceEntry & { value?: number; hadRecentInput?: boolean; interactionId?: number };

/** Runs in each page before anything else, by its own text: no function in it may have a name that tsx would keep. */
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

/** A page that knows nothing of the site, on the phone. */
async function openPhone(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addInitScript(observe, seen);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, session };
}

/** The median of each figure over several first visits: milliseconds, kilobytes, and what shifted. */
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

/** The slowest answer to a tap or a key on each page. */
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

/** Opens what opens, types into what takes text. Resolves with the number of controls. */
async function tapEverything(page: Page): Promise<number> {
  const controls = 'summary, input:not([type=file]), textarea, button[type=button]';
  const visible = page.locator('main').locator(controls).filter({ visible: true });
  const taps = Math.min(await visible.count(), controlsAtMost);
  for (let index = 0; index < taps; index += 1) {
    const control = visible.nth(index);
    if (!(await control.isEnabled().catch(() => false))) continue;
    await control.click({ timeout: 5_000 }).catch(() => undefined); // what another tap has covered
    await page.keyboard.type('a1');
  }
  await page.waitForTimeout(300);
  return taps;
}
