import { access, constants, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

import { connectRedis } from '../http/redis.server';
import { log } from '../log.server';

/** Why this process should get no visitors, and what works in a reduced way. Empty lists: all is well. */
export interface Readiness {
  missing: string[];
  degraded: string[];
}

/** Two uploads of the largest size, and the product's own small files. */
const neededBytes = 32 * 1024 * 1024;
let redisWasReached = false;

/** Not the backend: every instance would leave the proxy at once, and with them the pages that need no backend. */
export async function checkReadiness(): Promise<Readiness> {
  const [temporary, redis] = await Promise.all([hasTemporarySpace(), reachesRedis()]);
  redisWasReached ||= redis;
  return {
    missing: [...(temporary ? [] : ['temporary-space']), ...(redisWasReached ? [] : ['redis'])],
    degraded: redisWasReached && !redis ? ['redis'] : [],
  };
}

/** At the start, where nobody asks `/readyz` the log is the only place that says why uploads fail. */
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

async function reachesRedis(): Promise<boolean> {
  try {
    const client = await connectRedis();
    return client === null || (await client.ping()) === 'PONG';
  } catch {
    return false;
  }
}
