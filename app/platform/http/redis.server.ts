import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from 'ioredis';

import { env } from '~/environment/env.server';
import { log } from '../telemetry/log.server';

/** Redis replies within a millisecond. A Redis that takes this long is frozen. */
const slowestReplyMs = 500;
const reportIntervalMs = 60_000;

let lastReportAt = -Infinity;

/** The Redis client of this instance; `null` if no Redis is configured. Never rejects because Redis is down. */
export const redis = env.redisUrl ? connect(env.redisUrl) : Promise.resolve(null);

/** Logs why Redis can't be used, at most once a minute, because every request reports the failure. */
export function reportRedisFailure(error: Error): void {
  if (performance.now() - lastReportAt < reportIntervalMs) return;
  lastReportAt = performance.now();
  log.warn({ cause: error.message }, 'redis is not usable: this instance counts its limits alone');
}

/**
 * Commands fail at once while there is no connection, and the client closes a connection that stops replying.
 * Otherwise every command to a frozen Redis stays in memory until Redis continues.
 */
async function connect(url: string): Promise<Redis> {
  const { Redis } = await import('ioredis');
  const client = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: slowestReplyMs,
    socketTimeout: slowestReplyMs,
  });
  client.on('error', reportRedisFailure);
  await Promise.race([once(client, 'ready').catch(() => undefined), sleep(slowestReplyMs)]);
  return client;
}
