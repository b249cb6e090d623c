import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

import { redis, reportRedisFailure } from './redis.server';
import { overLimitRefusal } from './refusal.server';
import { networkHeader } from './request-headers.server';

/** Each network has these points per kind of request. */
const perMinute = createCounter({ points: 600, duration: 60, keyPrefix: 'calls' });
const perDay = createCounter({ points: 100, duration: 24 * 60 * 60, keyPrefix: 'calls-a-day' });

/** Each limit by what it allows, with the points that a request takes from its counter. */
const limits = {
  '60-a-minute': { counter: perMinute, points: 600 / 60 },
  /** Posts and logged steps. */
  '600-a-minute': { counter: perMinute, points: 1 },
  /** Calls that cost money. */
  '100-a-day': { counter: perDay, points: 1 },
};
export type Limit = keyof typeof limits;

/** A counter in Redis that all instances share. Without Redis, or while it fails, each instance counts in memory. */
function createCounter(rules: { points: number; duration: number; keyPrefix: string }) {
  const own = new RateLimiterMemory(rules);
  const shared = redis.then((client) => client && new RateLimiterRedis({ ...rules, storeClient: client }));
  return { own, shared };
}

type Counter = ReturnType<typeof createCounter>;

/** Throws a 429 page that offers the same form again. A call that is over one limit isn't counted for those after it. */
export async function requireCallWithinLimits(
  request: Request,
  form: FormData,
  kind: string,
  callLimits: readonly Limit[],
): Promise<void> {
  for (const limit of callLimits) {
    const seconds = await secondsToWait(request, kind, limit);
    const refused = limit === '100-a-day' ? 'too-many-today' : 'too-many';
    if (seconds > 0) throw overLimitRefusal(refused, request, form, seconds);
  }
}

/** Call it before reading the body. Throws a 429 page that links back to the form. */
export async function requirePostWithinLimit(request: Request, kind: 'post' | 'upload'): Promise<void> {
  const seconds = await secondsToWait(request, kind, kind === 'upload' ? '60-a-minute' : '600-a-minute');
  if (seconds > 0) throw overLimitRefusal('too-many', request, new FormData(), seconds);
}

/** Counts work that no visitor waits for, and returns whether it is within the limit. Over it, skip the work. */
export async function isWithinLimit(request: Request, kind: string, limit: Limit): Promise<boolean> {
  return (await secondsToWait(request, kind, limit)) === 0;
}

/** Counts a request. Resolves to 0 within the limit, otherwise to the seconds until the next one is accepted. */
async function secondsToWait(request: Request, kind: string, limit: Limit): Promise<number> {
  const { counter, points } = limits[limit];
  const network = request.headers.get(networkHeader) ?? 'unknown';
  try {
    await consume(counter, `${kind}:${network}`, points);
    return 0;
  } catch (rejected) {
    if (rejected instanceof RateLimiterRes) return Math.max(1, Math.ceil(rejected.msBeforeNext / 1_000));
    throw rejected;
  }
}

/** Rejects with a `RateLimiterRes` over the limit. The package's own `insuranceLimiter` would report no failure of Redis. */
async function consume({ own, shared }: Counter, key: string, points: number): Promise<RateLimiterRes> {
  const counter = await shared;
  if (!counter) return own.consume(key, points);
  return counter.consume(key, points).catch((rejected: unknown) => {
    if (rejected instanceof RateLimiterRes) throw rejected;
    if (rejected instanceof Error) reportRedisFailure(rejected);
    return own.consume(key, points);
  });
}
