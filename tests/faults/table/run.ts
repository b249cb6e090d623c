import { writeFileSync } from 'node:fs';

import { backendRows, slowBackendRows } from './backend-rows';
import { hostileRows, peopleRows } from './people-rows';
import { processRows, restartRows, slowProcessRows } from './process-rows';
import { Site } from './site';
import type { ProxyMode } from './site';
import { heading, lineText, runRows } from './table';

/** `npm run faults`: the whole table, over nginx and Redis as an operator runs them; needs a build. */
const about = `# The fault table

Written by \`npm run faults\`: two instances of the build behind nginx with the configuration of \`deploy/\`, Redis, and a backend
that misbehaves and counts what it was made to create. _Sent_: answered by the product; _lost_: reset, timed out, or answered by
the proxy alone; _duplicated_: created more than once of what a visitor wanted once. A red row names its reason.
`;

const everyRow = [...backendRows, ...peopleRows, ...hostileRows, ...processRows];
const rowsOf: Record<ProxyMode, typeof everyRow> = {
  kept: [...restartRows, ...everyRow, ...slowBackendRows, ...slowProcessRows],
  new: [...restartRows, ...peopleRows, ...processRows],
};
const titles: Record<ProxyMode, string> = {
  kept: 'The proxy keeps its connections to the instances',
  new: 'The proxy opens a connection for each request',
};

const site = new Site(true);
const parts = [about];
let red = 0;
try {
  await site.start('kept');
  for (const mode of ['kept', 'new'] as const) {
    await site.setMode(mode);
    console.log(titles[mode]);
    const lines = await runRows(site, rowsOf[mode], (line) => console.log(lineText(line)));
    red += lines.filter(({ tally }) => !tally.isGreen).length;
    parts.push(`## ${titles[mode]}\n\n${heading}\n${lines.map(lineText).join('\n')}\n`);
  }
  const when = new Date().toISOString().slice(0, 10);
  parts.push(`${when}, Node ${process.versions.node}, ${process.platform}; not green: ${red}.\n`);
  writeFileSync('docs/faults.md', parts.join('\n'));
} finally {
  await site.stop();
}
process.exit(red ? 1 : 0);
