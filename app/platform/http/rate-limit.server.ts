import { data } from '@remix-run/node';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';

import { log } from '../log.server';
import { observe } from '../observation/observe.server';
import { connectRedis } from './redis.server';
import { clientNetwork } from './client-network';
import { clientHeader } from './request-headers';
import { resubmitNotice } from '../session/require-cookies.server';

const perMinute = 60;
const limiter: Promise<RateLimiterAbstract> = createLimiter();

/** Shared through Redis where there is one. Throws a 429 page that offers the same form again. */
export async function limitCostlyCalls(request: Request, call: string, form = new FormData()): Promise<void> {
  try {
    await (await limiter).consume(`${call}:${clientNetwork(request.headers.get(clientHeader) ?? 'unknown')}`);
  } catch (rejected) {
    if (rejected instanceof Error) log.warn({ err: rejected }, 'rate limiter failed; call let through');
    else {
      observe({ kind: 'refusal', by: 'rate-limit', status: 429 });
      throw data(resubmitNotice('too-many', request, form), {
        status: 429,
        headers: { 'Retry-After': String(secondsLeft(rejected)) },
      });
    }
  }
}

function secondsLeft(rejected: unknown): number {
  const left = rejected instanceof RateLimiterRes ? rejected.msBeforeNext : 60_000;
  return Math.max(1, Math.ceil(left / 1_000));
}

async function createLimiter(): Promise<RateLimiterAbstract> {
  const rules = { points: perMinute, duration: 60, keyPrefix: 'calls' };
  const inMemory = new RateLimiterMemory(rules);
  const client = await connectRedis();
  return client
    ? new RateLimiterRedis({ ...rules, storeClient: client, insuranceLimiter: inMemory })
    : inMemory;
}
