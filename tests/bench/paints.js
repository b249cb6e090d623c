import { chromium } from '@playwright/test';

import { findChromium } from '../setup/chromium.js';

/** A phone of some years ago on a slow network. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const slowdown = 4;
const runs = 5;

/** The median of each figure over several first visits, each in a browser that knows nothing of the site. */
export async function measurePaints(/** @type {string} */ url) {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    const visits = [];
    for (let run = 0; run < runs; run += 1) visits.push(await firstVisit(browser, url));
    return {
      first: median(visits.map(({ first }) => first)),
      largest: median(visits.map(({ largest }) => largest)),
      blocked: median(visits.map(({ blocked }) => blocked)),
      shift: median(visits.map(({ shift }) => shift)),
      layout: median(visits.map(({ layout }) => layout)),
      kilobytes: median(visits.map(({ kilobytes }) => kilobytes)),
    };
  } finally {
    await browser.close();
  }
}

async function firstVisit(
  /** @type {import('@playwright/test').Browser} */ browser,
  /** @type {string} */ url,
) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let bytes = 0;
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Performance.enable');
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(1_500);
  const seen = await page.evaluate(() => Reflect.get(window, 'seen'));
  const { metrics } = await session.send('Performance.getMetrics');
  const layout = (metrics.find(({ name }) => name === 'LayoutDuration')?.value ?? 0) * 1_000;
  await context.close();
  return { ...seen, layout, kilobytes: bytes / 1_024 };
}

/**
 * Runs in the page before anything else.
 * @typedef {PerformanceEntry & { value?: number, hadRecentInput?: boolean }} Entry with what a layout shift says of itself
 */
function watch() {
  const seen = { first: 0, largest: 0, blocked: 0, shift: 0 };
  Object.assign(window, { seen });
  const observe = (/** @type {string} */ type, /** @type {(entry: Entry) => void} */ take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.first = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime));
  observe('longtask', ({ duration }) => (seen.blocked += Math.max(0, duration - 50)));
  observe('layout-shift', ({ value = 0, hadRecentInput }) => (seen.shift += hadRecentInput ? 0 : value));
}

function median(/** @type {number[]} */ values) {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
