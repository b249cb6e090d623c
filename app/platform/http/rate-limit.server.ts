import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

import { honeypotField } from '../forms/honeypot';
import { redis, reportRedisFailure } from './redis.server';
import { networkHeader } from './request-headers';
import { resubmitPage } from '../session/require-cookies.server';
import { cookieHeaders } from '../session/encrypted-cookie.server';

/** Uploads, and backend calls that cost money or take minutes: 60 per minute and kind. */
const costly = 10;
/** Other posts and logged steps: 600 per minute and kind. */
const cheap = 1;
/** Each network has 600 points per minute and kind of request. */
const rules = { points: 600, duration: 60, keyPrefix: 'calls' };
const ownCounter = new RateLimiterMemory(rules);
/** The counter in Redis that all instances share; `null` if no Redis is configured. */
const sharedCounter = redis.then(
  (client) => client && new RateLimiterRedis({ ...rules, storeClient: client }),
);

interface CostlyRequest {
  request: Request;
  form?: FormData;
  cookies?: string[];
}

/**
 * Throws an error page that offers the same form again and sets `cookies`: 429 over the limit, 400 if the honeypot field
 * is filled in.
 */
export async function limitCostlyCalls(
  { request, form = new FormData(), cookies = [] }: CostlyRequest,
  kind: string,
): Promise<void> {
  const seconds = await secondsToWait(request, kind, costly);
  if (seconds > 0) throw tooMany(request, form, seconds, cookies);
  if ((form.get(honeypotField) ?? '') !== '')
    throw resubmitPage('honeypot', request, form, cookieHeaders(cookies));
}

/** Call it before reading the body. Throws a 429 page that links back to the form. */
export async function limitPosts(request: Request, kind: 'post' | 'upload'): Promise<void> {
  const seconds = await secondsToWait(request, kind, kind === 'upload' ? costly : cheap);
  if (seconds > 0) throw tooMany(request, new FormData(), seconds);
}

/** For work that no visitor waits for and that is skipped over the limit. */
export async function isWithinLimit(request: Request, effect: 'visit' | 'store'): Promise<boolean> {
  return (await secondsToWait(request, effect, effect === 'store' ? costly : cheap)) === 0;
}

async function secondsToWait(request: Request, kind: string, points: number): Promise<number> {
  const network = request.headers.get(networkHeader) ?? 'unknown';
  try {
    await count(`${kind}:${network}`, points);
    return 0;
  } catch (rejected) {
    if (rejected instanceof RateLimiterRes) return Math.max(1, Math.ceil(rejected.msBeforeNext / 1_000));
    throw rejected;
  }
}

/** Rejects with a `RateLimiterRes` over the limit. While Redis fails, counts in memory. */
async function count(key: string, points: number): Promise<RateLimiterRes> {
  const shared = await sharedCounter;
  if (!shared) return ownCounter.consume(key, points);
  return shared.consume(key, points).catch((rejected: unknown) => {
    if (rejected instanceof RateLimiterRes) throw rejected;
    if (rejected instanceof Error) reportRedisFailure(rejected);
    return ownCounter.consume(key, points);
  });
}

function tooMany(request: Request, form: FormData, seconds: number, cookies: string[] = []) {
  const headers = cookieHeaders(cookies);
  headers.set('Retry-After', String(seconds));
  return resubmitPage('too-many', request, form, headers);
}
