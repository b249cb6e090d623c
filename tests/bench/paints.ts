import type { Browser, CDPSession } from '@playwright/test';

import { openPhone, withBrowser } from './browser';
import type { Seen } from './browser';
import { median } from './throughput';

/** A slow network. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const runs = 5;

/** The median of each figure over several first visits: milliseconds, kilobytes, and what shifted. */
export function measurePaints(url: string) {
  return withBrowser(async (browser) => {
    const visits: Awaited<ReturnType<typeof firstVisit>>[] = [];
    for (let run = 0; run < runs; run += 1) visits.push(await firstVisit(browser, url));
    const of = (key: keyof (typeof visits)[number]) => median(visits.map((visit) => visit[key]));
    return {
      ...{ first: of('first'), largest: of('largest'), blocked: of('blocked') },
      ...{ shift: of('shift'), layout: of('layout'), kilobytes: of('kilobytes') },
    };
  });
}

async function firstVisit(browser: Browser, url: string) {
  const { page, session } = await openPhone(browser);
  let bytes = 0;
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Performance.enable');
  const blockedTime = await traceBlockedTime(session);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(1_500);
  const { first, largest, shift } = await page.evaluate<Seen>('seen');
  const { metrics } = await session.send('Performance.getMetrics');
  const layout = (metrics.find(({ name }) => name === 'LayoutDuration')?.value ?? 0) * 1_000;
  const blocked = await blockedTime();
  await page.context().close();
  return { first, largest, shift, blocked, layout, kilobytes: bytes / 1_024 };
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args: { name?: string };
}

/**
 * From the trace: the page's own observer of long tasks is told of some of them only. Resolves with a function that ends
 * the trace and gives the total blocking time: what tasks of the page took beyond 50 ms after its first paint.
 */
async function traceBlockedTime(session: CDPSession): Promise<() => Promise<number>> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const traceConfig = { includedCategories: ['toplevel', 'loading', '__metadata'] };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    const painted = events.findLast(({ name }) => name === 'firstContentfulPaint');
    const main = events.find(({ args, pid }) => args.name === 'CrRendererMain' && pid === painted?.pid);
    if (!painted || !main) throw new Error('The trace has no first paint.');
    return events
      .filter(({ name, pid, tid }) => /RunTask/.test(name) && pid === main.pid && tid === main.tid)
      .map(({ ts, dur = 0 }) => (ts + dur - Math.max(ts, painted.ts)) / 1_000)
      .reduce((sum, length) => sum + Math.max(0, length - 50), 0);
  };
}
