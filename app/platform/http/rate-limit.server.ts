import { data } from '@remix-run/node';
import type { AppLoadContext } from '@remix-run/node';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';

import { env } from '../environment/env.server';
import { log } from '../log.server';
import { observe } from '../observation/observe.server';
import { connectRedis } from './redis.server';
import { resubmitNotice } from '../session/require-cookies.server';

declare module '@remix-run/server-runtime' {
  interface AppLoadContext {
    /** The visitor's address as the server process sees it; absent under remix-serve. */
    clientAddress?: string;
  }
}

/** Calls that cost the backend money or minutes, an address and a minute each. */
const perMinute = 60;
const limiter: Promise<RateLimiterAbstract> = createLimiter();

/**
 * Counts a costly call of this visitor's address, in Redis where several instances share the count.
 * @throws a 429 page that offers the same form again
 */
export async function limitCostlyCalls(
  request: Request,
  context: AppLoadContext,
  call: string,
  form = new FormData(),
): Promise<void> {
  try {
    await (await limiter).consume(`${call}:${clientAddress(request, context)}`);
  } catch (rejected) {
    if (rejected instanceof Error) log.warn({ err: rejected }, 'rate limiter failed; call let through');
    else {
      observe({ kind: 'refusal', by: 'rate-limit', status: 429 });
      throw data(resubmitNotice('too-many', request, form), {
        status: 429,
        headers: { 'Retry-After': '60' },
      });
    }
  }
}

async function createLimiter(): Promise<RateLimiterAbstract> {
  const rules = { points: perMinute, duration: 60, keyPrefix: 'calls' };
  const inMemory = new RateLimiterMemory(rules);
  const client = await connectRedis();
  return client
    ? new RateLimiterRedis({ ...rules, storeClient: client, insuranceLimiter: inMemory })
    : inMemory;
}

/** The socket's address or, behind `TRUST_PROXY` proxies, that entry of X-Forwarded-For counted from the right. */
function clientAddress(request: Request, context: AppLoadContext): string {
  if (context.clientAddress) return context.clientAddress;
  const forwarded =
    request.headers
      .get('X-Forwarded-For')
      ?.split(',')
      .map((entry) => entry.trim()) ?? [];
  return (env.trustProxy > 0 ? forwarded.at(-env.trustProxy) : undefined) ?? 'unknown';
}
