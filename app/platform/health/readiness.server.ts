import { access, constants, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

import { redis, reportRedisFailure } from '../http/redis.server';
import { log } from '../telemetry/log.server';

/** Fits two uploads of the largest size and the server's own small files. */
const neededBytes = 32 * 1024 * 1024;

/**
 * Lists what is unavailable to this instance. None of it makes the instance unready: pages still work, and the proxy
 * would remove all instances at once, because they share Redis and one client can fill all their disks.
 */
export async function listDegraded(): Promise<string[]> {
  const [hasSpace, hasRedis] = await Promise.all([hasTemporarySpace(), canWriteToRedis()]);
  return [...(hasSpace ? [] : ['temporary-space']), ...(hasRedis ? [] : ['redis'])];
}

/**
 * Logs at startup if the temporary folder isn't usable. Nothing else explains failing uploads until someone requests
 * `/readyz`.
 */
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

/** Writes a key, because a Redis that is full or read-only still answers PING. */
async function canWriteToRedis(): Promise<boolean> {
  try {
    const client = await redis;
    await client?.set('calls:readiness', '1', 'EX', 60);
    return true;
  } catch (error) {
    if (error instanceof Error) reportRedisFailure(error);
    return false;
  }
}
