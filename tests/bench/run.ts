import { writeFileSync } from 'node:fs';

import { measurePaints, measureTaps } from './browser';
import { startBareExpress, startProduct, startStaticSite } from './servers';
import { compare, getCompressed } from './throughput';

/**
 * `npm run bench` measures throughput and paint times of the production build, next to a bare server that sends the same
 * bytes in the same run. Needs `npm run build`, wrk and Chromium. Writes build/performance.md.
 */
const sharedPages = ['/', '/plumbing', '/faq', '/blog'];
const visitorPages = ['/create-agent', '/trial-signup', '/calendar-setup'];

const product = await startProduct();
const lines: string[] = [];
try {
  await throughput();
  await paints();
  await taps();
} finally {
  await product.stop();
}
console.log(lines.join('\n'));
writeResult();

async function throughput(): Promise<void> {
  const bare = await startBareExpress();
  const limit = 'bare Express, same bytes';
  header('page', 'pages/s', 'p99', limit, 'its p99', 'share', 'compressed');
  for (const path of [...sharedPages, ...visitorPages]) {
    const { body, headers } = await fetchCached(product.url + path);
    const { 'transfer-encoding': _chunked, connection: _stored, date: _day, ...sent } = headers;
    bare.show({ body, headers: sent });
    const { ours, bare: least } = await compare(product.url + path, bare.url + path);
    row(
      `\`${path}\``,
      ...[Math.round(ours.perSecond), `${ours.p99Ms.toFixed(0)} ms`],
      ...[Math.round(least.perSecond), `${least.p99Ms.toFixed(0)} ms`],
      `${Math.round((100 * ours.perSecond) / least.perSecond)}%`,
      `${(body.length / 1_024).toFixed(1)} kB`,
    );
  }
  lines.push('', `Cold start to listening: ${Math.round(product.coldStartMs)} ms.`);
}

async function paints(): Promise<void> {
  const plainly = 'static + linked styles';
  header('first visit', 'first paint', 'largest', plainly, 'ratio', 'shift', 'all');
  for (const path of sharedPages) {
    const html = await (await fetch(product.url + path)).text();
    const site = await startStaticSite(await withLinkedStyles(html), product.url);
    const [ours, plain] = [await measurePaints(product.url + path), await measurePaints(site)];
    row(
      `\`${path}\``,
      ...[ours.first, ours.largest].map((ms) => `${Math.round(ms)} ms`),
      `${Math.round(plain.first)} / ${Math.round(plain.largest)} ms`,
      `${(ours.first / plain.first).toFixed(2)} / ${(ours.largest / plain.largest).toFixed(2)}`,
      ours.shift.toFixed(3),
      `${Math.round(ours.kilobytes)} kB`,
    );
  }
}

async function taps(): Promise<void> {
  header('page, processor ×4', 'controls used', 'slowest response to a tap or a key');
  for (const { path, taps: used, worstMs } of await measureTaps(product.url))
    row(`\`${path}\``, used, `${Math.round(worstMs)} ms`);
}

/** Requests a page until it is served from the page cache, for up to two seconds. */
async function fetchCached(url: string) {
  for (let tries = 0; tries < 10; tries += 1) {
    const response = await getCompressed(url);
    if (response.headers.etag) return response;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return getCompressed(url);
}

/** Replaces the page's inline styles with a linked stylesheet, as most sites have it. */
async function withLinkedStyles(html: string): Promise<string> {
  const flow = await (await fetch(`${product.url}/create-agent`)).text();
  const [link = ''] = /<link rel="stylesheet"[^>]*>/.exec(flow) ?? [];
  return html.replace(/<style>[\s\S]*?<\/style>/, link);
}

function header(first: string, ...others: string[]): void {
  if (lines.length > 0) lines.push('');
  row(first, ...others);
  row('---', ...others.map(() => '---:'));
}

function row(...cells: (string | number)[]): void {
  lines.push(`| ${cells.join(' | ')} |`);
}

function writeResult(): void {
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(
    'build/performance.md',
    `Measured on ${day}, Node ${process.version}.\n\n${lines.join('\n')}\n`,
  );
}
