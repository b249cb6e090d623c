import { writeFileSync } from 'node:fs';

import { attackRows } from './attack-rows';
import { backendRows } from './backend-rows';
import { lastRow, processRows } from './process-rows';
import { proxyRows } from './proxy-rows';
import { recordRows } from './record-rows';
import { Site } from './site';
import { otherSiteRows } from './other-site-rows';
import { Tally } from './tally';
import type { Row } from './tally';

/**
 * `npm run faults`: the whole table, with nginx and Redis (Debian: nginx-light, redis-server) as an operator runs them.
 * Needs a build. An argument is a pattern: only rows whose name matches run.
 */
const about = `# The fault table

Written by \`npm run faults\`: two instances of the build behind nginx with the configuration of \`deploy/\`, Redis, and a backend
that fails and counts what it did. _Lost_ requests were reset, timed out, or answered by the proxy alone; _duplicated_ work was
done more than once. _Longest wait_ is what others waited during an attack: 500 ms at most, plus twice the longest wait at
a second site that nobody attacked, measured at the same time, because a busy machine makes everything wait. A red row names its reason.

| row | tried | lost | duplicated | 5xx | longest wait | took | verdict |
| --- | ---: | ---: | ---: | ---: | --- | ---: | --- |`;

const only = process.argv[2] ?? '';
const rows = [
  ...backendRows,
  ...attackRows,
  ...otherSiteRows,
  ...recordRows,
  ...proxyRows,
  ...processRows,
  lastRow,
];
const started = performance.now();
const lines: string[] = [];
let red = 0;

const site = new Site({ port: Number(process.env.FAULTS_PORT ?? 5300) });
await site.start();
for (const row of rows.filter(({ name }) => new RegExp(only).test(name))) await take(row);

const end = `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${process.platform}; ${secondsSince(started)} s; not green: ${red}.`;
console.log(end);
if (!only) writeFileSync('build/faults.md', `${[about, ...lines].join('\n')}\n\n${end}\n`);
process.exit(red ? 1 : 0);

/** A row that throws has failed. The other rows still run. */
async function take({ name, run }: Row): Promise<void> {
  const began = performance.now();
  const tally = new Tally();
  site.backend.reset();
  await run(site, tally).catch((error: unknown) => tally.remarks.add(String(error)));
  if (!tally.isGreen) red += 1;
  const { tried, lost, duplicated, serverErrors, waits, isGreen, remarks } = tally;
  const verdict = isGreen ? 'green' : ['**not green**', ...remarks].join(': ').replaceAll(/[|\n]/g, ' ');
  const cells = [name, tried, lost, duplicated, serverErrors, waits, `${secondsSince(began)} s`, verdict];
  lines.push(`| ${cells.join(' | ')} |`);
  console.log(lines.at(-1));
}

function secondsSince(start: number): string {
  return ((performance.now() - start) / 1_000).toFixed(0);
}
