import type { Row } from './row';
import type { Site } from './site';
import { Tally } from './tally';

export interface Line {
  name: string;
  tally: Tally;
  seconds: number;
}

const limitMs = 200_000;

/** Runs the rows one after the other; a row that throws or takes too long is a red line, not the end. */
export async function runRows(site: Site, rows: Row[], tell = (_line: Line): void => {}): Promise<Line[]> {
  const lines: Line[] = [];
  for (const row of rows) {
    const line = await runRow(site, row);
    tell(line);
    lines.push(line);
  }
  return lines;
}

async function runRow(site: Site, { name, run }: Row): Promise<Line> {
  const tally = new Tally();
  const started = performance.now();
  site.backend.well();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done in ${limitMs / 1_000} s`)), limitMs);
  });
  await Promise.race([run(site, tally), late]).catch((error: unknown) => tally.remark(String(error)));
  clearTimeout(timer);
  return { name, tally, seconds: Math.round((performance.now() - started) / 1_000) };
}

export function lineText({ name, tally, seconds }: Line): string {
  const { tried, sent, lost, duplicated, serverErrors } = tally;
  const verdict = tally.isGreen ? 'green' : ['**not green**', ...tally.remarks].join(': ');
  return `| ${[name, tried, sent, lost, duplicated, serverErrors, `${seconds} s`, verdict].join(' | ')} |`;
}

export const heading = `| row | tried | sent | lost | duplicated | 5xx | took | verdict |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | --- |`;
