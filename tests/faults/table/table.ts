import type { Row } from './row';
import type { Site } from './site';
import { Tally } from './tally';

export interface Line {
  name: string;
  tally: Tally;
  seconds: number;
  /** Why it was left out; `null` where it was run. */
  skipped: string | null;
}

/** Of the longest row that waits or computes, on a machine with other things to do. */
const limitMs = 420_000;

/** Runs the rows one after the other; a row that throws or takes too long is a red line, not the end. */
export async function runRows<Place extends Site | null>(
  site: Place,
  rows: Row<Place>[],
  tell = (_line: Line): void => {},
): Promise<Line[]> {
  const lines: Line[] = [];
  for (const row of rows) {
    const line = await runRow(site, row);
    tell(line);
    lines.push(line);
  }
  return lines;
}

async function runRow<Place extends Site | null>(
  site: Place,
  { name, run, cannotRun }: Row<Place>,
): Promise<Line> {
  const tally = new Tally();
  const skipped = cannotRun?.() ?? null;
  if (skipped) return { name, tally, seconds: 0, skipped };
  const started = performance.now();
  site?.backend.well();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done in ${limitMs / 1_000} s`)), limitMs);
  });
  await Promise.race([run(site, tally), late]).catch((error: unknown) => tally.remark(String(error)));
  clearTimeout(timer);
  return { name, tally, seconds: Math.round((performance.now() - started) / 1_000), skipped };
}

export function lineText({ name, tally, seconds, skipped }: Line): string {
  const { tried, sent, lost, duplicated, serverErrors } = tally;
  const cells = [
    name,
    tried,
    sent,
    lost,
    duplicated,
    serverErrors,
    `${seconds} s`,
    verdictOf(tally, skipped),
  ];
  return `| ${cells.map((cell) => String(cell).replaceAll(/[|\n]/g, ' ')).join(' | ')} |`;
}

function verdictOf(tally: Tally, skipped: string | null): string {
  if (skipped) return `skipped: ${skipped}`;
  return tally.isGreen ? 'green' : ['**not green**', ...tally.remarks].join(': ');
}

export const heading = `| row | tried | sent | lost | duplicated | 5xx | took | verdict |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | --- |`;
