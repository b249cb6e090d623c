export interface FileTime {
  file: string;
  ms: number;
}

/** One line for each of the five files that took longest. A file's parts, such as its tests in two modes, are added up. */
export function slowestFiles(times: FileTime[]): string[] {
  const total = new Map<string, number>();
  for (const { file, ms } of times) total.set(file, (total.get(file) ?? 0) + ms);
  return [...total]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 5)
    .map(([file, ms]) => `${(ms / 1_000).toFixed(1).padStart(6)} s  ${file}`);
}
