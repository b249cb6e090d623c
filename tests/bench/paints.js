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
  const blockedTime = await traceBlockedTime(session);
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(1_500);
  const seen = await page.evaluate(() => Reflect.get(window, 'seen'));
  const { metrics } = await session.send('Performance.getMetrics');
  const layout = (metrics.find(({ name }) => name === 'LayoutDuration')?.value ?? 0) * 1_000;
  const blocked = await blockedTime();
  await context.close();
  return { ...seen, blocked, layout, kilobytes: bytes / 1_024 };
}

/**
 * From the trace: the page's own observer of long tasks is told of some of them only. Resolves with a function that ends
 * the trace and gives the total blocking time: what tasks of the page took beyond 50 ms after its first paint.
 */
async function traceBlockedTime(/** @type {import('@playwright/test').CDPSession} */ session) {
  /** @type {{ name: string, pid: number, tid: number, ts: number, dur?: number, args: { name?: string } }[]} */
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) =>
    events.push(.../** @type {typeof events} */ (/** @type {unknown} */ (value))),
  );
  const traceConfig = { includedCategories: ['toplevel', 'loading', '__metadata'] };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    const painted = events.findLast(({ name }) => name === 'firstContentfulPaint');
    const main = events.find(({ args, pid }) => args.name === 'CrRendererMain' && pid === painted?.pid);
    if (!painted || !main) throw new Error('The trace has no first paint.');
    const tasks = events.filter(
      ({ name, pid, tid }) => /RunTask/.test(name) && pid === main.pid && tid === main.tid,
    );
    const afterPaint = tasks.map(({ ts, dur = 0 }) => ts + dur - Math.max(ts, painted.ts));
    return afterPaint.reduce((sum, length) => sum + Math.max(0, length / 1_000 - 50), 0);
  };
}

/**
 * Runs in the page before anything else.
 * @typedef {PerformanceEntry & { value?: number, hadRecentInput?: boolean }} Entry with what a layout shift says of itself
 */
function watch() {
  const seen = { first: 0, largest: 0, shift: 0 };
  Object.assign(window, { seen });
  const observe = (/** @type {string} */ type, /** @type {(entry: Entry) => void} */ take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.first = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime));
  observe('layout-shift', ({ value = 0, hadRecentInput }) => (seen.shift += hadRecentInput ? 0 : value));
}

function median(/** @type {number[]} */ values) {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
