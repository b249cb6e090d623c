import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder with 48 MB of space of its own, in memory, for as long as `use` takes. */
export async function withSmallDisk(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=48m,mode=1777', 'tmpfs', folder]);
  try {
    await use(folder);
  } finally {
    execFileSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true });
  }
}

/** Takes all the space but 64 KB; the returned function gives it back. */
export function fillUp(folder: string): () => void {
  const file = join(folder, 'full');
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(file, Buffer.alloc(bavail * bsize - 64 * 1024));
  return () => rmSync(file);
}
