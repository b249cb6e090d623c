import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { format, resolveConfig } from 'prettier';

import { measurePaints } from './paints.js';
import { startBareExpress, startProduct, startStaticSite } from './servers.js';
import { measureTaps } from './taps.js';
import { compare, getCompressed, measure } from './throughput.js';

/**
 * `npm run bench`: pages a second and paints of the production build, beside what a bare server gives for the same
 * bytes in the same run, since machines differ and are shared. Needs `npm run build`, wrk and a Chromium. With
 * `--write` the result goes into docs/performance.md.
 */
const sharedPages = ['/', '/plumbing', '/faq', '/blog'];
const visitorPages = ['/create-agent', '/trial-signup', '/calendar-setup'];

const product = await startProduct();
/** @type {string[]} */
const lines = [];
try {
  await throughput();
  await paints();
  await taps();
  await endurance();
} finally {
  product.stop();
}
console.log(lines.join('\n'));
if (process.argv.includes('--write')) await writeResult();

async function throughput() {
  const bare = await startBareExpress();
  const limit = 'bare Express, same bytes';
  row('page', 'pages/s', 'p99', limit, 'its p99', 'share', 'share by processor time', 'compressed');
  row('---', '---:', '---:', '---:', '---:', '---:', '---:', '---:');
  for (const path of [...sharedPages, ...visitorPages]) {
    const { body, headers } = await settled(product.url + path);
    const { 'transfer-encoding': _chunked, connection: _stored, date: _day, ...sent } = headers;
    bare.show({ body, headers: sent });
    const { ours, bare: least } = await compare({
      ours: { url: product.url + path, pid: product.pid },
      bare: { url: bare.url + path, pid: bare.pid },
    });
    row(
      `\`${path}\``,
      Math.round(ours.perSecond),
      `${ours.p99Ms.toFixed(0)} ms`,
      Math.round(least.perSecond),
      `${least.p99Ms.toFixed(0)} ms`,
      percent(ours.perSecond / least.perSecond),
      percent(least.processorUs / ours.processorUs),
      `${(body.length / 1_024).toFixed(1)} kB`,
    );
  }
  bare.stop();
  lines.push(
    '',
    `Cold start to listening: ${Math.round(product.coldStartMs)} ms. Resident memory afterwards: ${resident()} MB.`,
  );
}

async function paints() {
  lines.push('');
  row(
    'first visit',
    'first paint',
    'largest',
    'static + linked styles',
    'ratio',
    'blocked',
    'shift',
    'layout',
    'all',
  );
  row('---', '---:', '---:', '---:', '---:', '---:', '---:', '---:', '---:');
  for (const path of sharedPages) {
    const html = await (await fetch(product.url + path)).text();
    const site = await startStaticSite(await withLinkedStyles(html), product.url, (text) =>
      brotliCompressSync(text),
    );
    const [ours, plain] = [await measurePaints(product.url + path), await measurePaints(site.url)];
    site.stop();
    row(
      `\`${path}\``,
      `${Math.round(ours.first)} ms`,
      `${Math.round(ours.largest)} ms`,
      `${Math.round(plain.first)} / ${Math.round(plain.largest)} ms`,
      `${(ours.first / plain.first).toFixed(2)} / ${(ours.largest / plain.largest).toFixed(2)}`,
      `${Math.round(ours.blocked)} ms`,
      ours.shift.toFixed(3),
      `${Math.round(ours.layout)} ms`,
      `${Math.round(ours.kilobytes)} kB`,
    );
  }
}

async function taps() {
  lines.push('');
  row('page, processor ×4', 'controls used', 'slowest response to a tap or a key');
  row('---', '---:', '---:');
  for (const { page, taps: used, worstMs } of await measureTaps(product.url))
    row(`\`${page}\``, used, `${Math.round(worstMs)} ms`);
}

/** What a server that has been sent often still holds. */
async function endurance() {
  const wanted = 100_000;
  let sent = 0;
  const before = resident();
  while (sent < wanted)
    for (const path of ['/', '/trial-signup'])
      sent += (await measure({ url: product.url + path, pid: product.pid })).requests;
  lines.push('', `Resident memory before and after ${sent} more requests: ${before} MB, ${resident()} MB.`);
}

/** Asks until the page is kept, if it ever is. */
async function settled(/** @type {string} */ url) {
  for (let tries = 0; tries < 10; tries += 1) {
    const response = await getCompressed(url);
    if (response.headers.etag) return response;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return getCompressed(url);
}

/** As pages are usually written: a linked stylesheet in the head, no styles by themselves. */
async function withLinkedStyles(/** @type {string} */ html) {
  const flow = await (await fetch(`${product.url}/create-agent`)).text();
  const [link = ''] = /<link rel="stylesheet"[^>]*>/.exec(flow) ?? [];
  return html.replace(/<style>[\s\S]*?<\/style>/, link);
}

function percent(/** @type {number} */ share) {
  return `${Math.round(100 * share)}%`;
}

function resident() {
  const status = readFileSync(`/proc/${product.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024);
}

function row(/** @type {(string | number)[]} */ ...cells) {
  lines.push(`| ${cells.join(' | ')} |`);
}

async function writeResult() {
  const path = 'docs/performance.md';
  const text = readFileSync(path, 'utf8');
  const day = new Date().toISOString().slice(0, 10);
  const result = `<!-- result -->\n\nMeasured on ${day}, Node ${process.version}.\n\n${lines.join('\n')}\n\n<!-- end of result -->`;
  const written = text.replace(/<!-- result -->[\s\S]*<!-- end of result -->/, result);
  writeFileSync(path, await format(written, { ...(await resolveConfig(path)), filepath: path }));
}
