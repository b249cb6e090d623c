import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Site } from './site';

/** Only root may mount a small disk. */
export const canMount = process.getuid?.() === 0;

/** Restarts the instances with a temporary folder of a few MB that they share, for as long as `run` takes. */
export async function withSmallDisk(
  site: Site,
  megabytes: number,
  run: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = mountSmallDisk(megabytes);
  try {
    await site.restartAll({ TMPDIR: folder });
    await run(folder);
    await site.restartAll();
  } finally {
    unmount(folder);
  }
}

export function mountSmallDisk(megabytes: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=1777`, 'tmpfs', folder]);
  return folder;
}

/** Leaves no free space in the folder. */
export function fill(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  try {
    writeFileSync(join(folder, 'filler'), Buffer.alloc(bavail * bsize));
  } catch {
    // An upload took some of the space meanwhile.
  }
}

/** Frees what `fill` took. */
export function empty(folder: string): void {
  rmSync(join(folder, 'filler'), { force: true });
}

export function unmount(folder: string): void {
  execFileSync('umount', ['--lazy', folder]);
  rmdirSync(folder);
}
