import { writeFileSync } from 'node:fs';

import { backendRows } from './backend-rows';
import { lastRow, processRows } from './process-rows';
import { proxyRows } from './proxy-rows';
import { Site } from './site';
import { Tally } from './tally';
import type { Row } from './tally';

/** `npm run faults`: the whole table, over nginx and Redis (Debian: nginx-light, redis-server) as an operator runs them; needs a build. A pattern as argument: only rows of such names. */
const about = `# The fault table

Written by \`npm run faults\`: two instances of the build behind nginx with the configuration of \`deploy/\`, Redis, and a backend
that misbehaves and counts what it was made to do. _Lost_: reset, timed out, or answered by the proxy alone; _duplicated_: done
more than once of what a visitor wanted once. A red row names its reason.

| row | tried | lost | duplicated | 5xx | took | verdict |
| --- | ---: | ---: | ---: | ---: | ---: | --- |`;

const only = process.argv[2] ?? '';
const rows = [...backendRows, ...proxyRows, ...processRows, lastRow];
const started = performance.now();
const lines: string[] = [];
let red = 0;

const site = new Site(Number(process.env.FAULTS_PORT ?? 5300));
await site.start();
for (const row of rows.filter(({ name }) => new RegExp(only).test(name))) await take(row);

const end = `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${process.platform}; ${secondsSince(started)} s; not green: ${red}.`;
console.log(end);
if (!only) writeFileSync('docs/faults.md', `${[about, ...lines].join('\n')}\n\n${end}\n`);
process.exit(red ? 1 : 0);

/** A row that throws is a red line, not the end. */
async function take({ name, run }: Row): Promise<void> {
  const began = performance.now();
  const tally = new Tally();
  site.backend.well();
  await run(site, tally).catch((error: unknown) => tally.remarks.add(String(error)));
  if (!tally.isGreen) red += 1;
  const { tried, lost, duplicated, serverErrors, isGreen, remarks } = tally;
  const verdict = isGreen ? 'green' : ['**not green**', ...remarks].join(': ').replaceAll(/[|\n]/g, ' ');
  const cells = [name, tried, lost, duplicated, serverErrors, `${secondsSince(began)} s`, verdict];
  lines.push(`| ${cells.join(' | ')} |`);
  console.log(lines.at(-1));
}

function secondsSince(start: number): string {
  return ((performance.now() - start) / 1_000).toFixed(0);
}
