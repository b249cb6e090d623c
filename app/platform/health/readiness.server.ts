import { access, constants, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

import { connectRedis, reportRedisFailure } from '../http/redis.server';
import { log } from '../log.server';

/** Enough for two uploads of the largest size and for the server's own small files. */
const neededBytes = 32 * 1024 * 1024;

/**
 * What this instance works without. None of it makes an instance unready: pages work, and the proxy would drop every
 * instance at once, because they share Redis and one client can fill the disks of all.
 */
export async function listDegraded(): Promise<string[]> {
  const [hasSpace, hasRedis] = await Promise.all([hasTemporarySpace(), canWriteToRedis()]);
  return [...(hasSpace ? [] : ['temporary-space']), ...(hasRedis ? [] : ['redis'])];
}

/** Logged at startup: without it, nothing explains why uploads fail until somebody requests `/readyz`. */
export async function reportTemporarySpace(): Promise<void> {
  if (await hasTemporarySpace()) return;
  log.error(
    { folder: tmpdir(), neededBytes },
    'the temporary folder is missing, read-only or full: uploads fail',
  );
}

async function hasTemporarySpace(): Promise<boolean> {
  try {
    await access(tmpdir(), constants.W_OK);
    const { bavail, bsize } = await statfs(tmpdir());
    return bavail * bsize >= neededBytes;
  } catch {
    return false;
  }
}

/** Writes, because a Redis that is full or read-only still answers PING. */
async function canWriteToRedis(): Promise<boolean> {
  try {
    const client = await connectRedis();
    await client?.set('calls:readiness', '1', 'EX', 60);
    return true;
  } catch (error) {
    if (error instanceof Error) reportRedisFailure(error);
    return false;
  }
}
