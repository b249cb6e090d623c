import type { Redis } from 'ioredis';

import { env } from '../environment/env.server';
import { log } from '../log.server';

let connecting: Promise<Redis> | undefined;

export async function connectRedis(): Promise<Redis | null> {
  if (!env.redisUrl) return null;
  connecting ??= connect(env.redisUrl);
  return connecting;
}

/** Without a time limit, a command to a Redis that hangs never ends. */
async function connect(url: string): Promise<Redis> {
  const { Redis } = await import('ioredis');
  const client = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout: 500 });
  client.on('error', (error: Error) => log.warn({ cause: error.message }, 'redis is not reachable'));
  return client;
}
