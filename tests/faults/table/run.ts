import { writeFileSync } from 'node:fs';

import { backendRows, slowBackendRows } from './backend-rows';
import { hostileRows } from './hostile-rows';
import { insideRows } from './inside-rows';
import { memoryRows } from './memory-rows';
import { peopleRows } from './people-rows';
import { drainRow, processRows, restartRows } from './process-rows';
import { redisRows } from './redis-rows';
import type { Row } from './row';
import { Site } from './site';
import type { ProxyMode } from './site';
import { heading, lineText, runRows } from './table';
import type { Line } from './table';

/** `npm run faults`: the whole table, over nginx and Redis (Debian: nginx-light, redis-server) as an operator runs them; needs a build. A pattern as argument: only rows of such names. */
const about = `# The fault table

Written by \`npm run faults\`: two instances of the build behind nginx with the configuration of \`deploy/\`, Redis, and a backend
that misbehaves and counts what it was made to create. _Sent_: answered by the product; _lost_: reset, timed out, or answered by
the proxy alone; _duplicated_: created more than once of what a visitor wanted once. A red row names its reason.
`;

const modes: ProxyMode[] = ['keep-alive', 'new'];
const titles: Record<ProxyMode, string> = {
  'keep-alive': 'The proxy keeps its connections to the instances',
  new: 'The proxy opens a connection for each request',
};
const rows = [
  ...restartRows,
  ...backendRows,
  ...peopleRows,
  ...hostileRows,
  ...insideRows,
  ...processRows,
  ...redisRows,
];
/** These wait most of their time: on sites of their own, beside the others. */
const waitingRows = [...slowBackendRows, drainRow(35_000, 100_000), ...memoryRows];
const only = process.argv[2] ?? '';
const isWanted = ({ name }: { name: string }) => new RegExp(only).test(name);
const started = performance.now();

process.env.PATH += ':/usr/sbin'; // where Debian has nginx
/** No port that fetch refuses, as 5060, lies in the next thirty. */
const basePort = Number(process.env.FAULTS_PORT ?? 5300);
const [quick, ...waiting] = await Promise.all([
  (async () => [await onSite(0, 'keep-alive', rows), await onSite(0, 'new', rows)])(),
  ...modes.map((mode, index) => onSite(index + 1, mode, waitingRows)),
]);
const lines = modes.map((_mode, index) => [...(quick[index] ?? []), ...(waiting[index] ?? [])]);
const red = lines.flat().filter(({ tally }) => !tally.isGreen).length;
if (!only) writeFileSync('docs/faults.md', documentText());
console.log(`not green: ${red}; ${minutes()} minutes`);
process.exit(red ? 1 : 0);

async function onSite(place: number, mode: ProxyMode, all: Row[]): Promise<Line[]> {
  const wanted = all.filter(isWanted);
  if (wanted.length === 0) return [];
  const site = new Site(basePort + place * 10);
  try {
    await site.start(mode);
    return await runRows(site, wanted, (line) => console.log(`${mode} ${lineText(line)}`));
  } finally {
    await site.stop();
  }
}

function documentText(): string {
  const parts = modes.map(
    (mode, index) => `## ${titles[mode]}\n\n${heading}\n${(lines[index] ?? []).map(lineText).join('\n')}\n`,
  );
  const when = new Date().toISOString().slice(0, 10);
  const end = `${when}, Node ${process.versions.node}, ${process.platform}; ${minutes()} minutes; not green: ${red}.\n`;
  return [about, ...parts, end].join('\n');
}

function minutes(): string {
  return ((performance.now() - started) / 60_000).toFixed(1);
}
