import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

import { honeypotField } from '../forms/honeypot';
import { redis, reportRedisFailure } from './redis.server';
import { networkHeader } from './request-headers';
import { resubmitPage } from '../session/require-cookies.server';

/** Uploads, and backend calls that cost money or take minutes: 60 per minute and kind. */
const costly = 10;
/** Other posts and logged steps: 600 per minute and kind. */
const cheap = 1;
/** Each network has 600 points per minute and kind of request. */
const perMinute = createCounter({ points: 600, duration: 60, keyPrefix: 'calls' });
/** Each network can make 100 calls that cost money per kind and 24 hours. */
const perDay = createCounter({ points: 100, duration: 24 * 60 * 60, keyPrefix: 'calls-a-day' });

/** A counter in Redis that all instances share. Without Redis, or while it fails, each instance counts in memory. */
function createCounter(rules: { points: number; duration: number; keyPrefix: string }) {
  const own = new RateLimiterMemory(rules);
  const shared = redis.then((client) => client && new RateLimiterRedis({ ...rules, storeClient: client }));
  return { own, shared };
}

interface CostlyRequest {
  request: Request;
  form?: FormData;
}

/**
 * Throws an error page that offers the same form again: 429 over a limit, 400 if the honeypot field is filled in. Calls that
 * don't spend money need no limit per day.
 */
export async function limitCostlyCalls(
  { request, form = new FormData() }: CostlyRequest,
  kind: string,
  { perDay: hasDailyLimit = true } = {},
): Promise<void> {
  const seconds = await secondsToWait(request, kind, costly);
  if (seconds > 0) throw tooMany('too-many', request, form, seconds);
  const secondsOfDay = hasDailyLimit ? await secondsToWait(request, kind, 1, perDay) : 0;
  if (secondsOfDay > 0) throw tooMany('too-many-today', request, form, secondsOfDay);
  if ((form.get(honeypotField) ?? '') !== '') throw resubmitPage('honeypot', request, form);
}

/** Call it before reading the body. Throws a 429 page that links back to the form. */
export async function limitPosts(request: Request, kind: 'post' | 'upload'): Promise<void> {
  const seconds = await secondsToWait(request, kind, kind === 'upload' ? costly : cheap);
  if (seconds > 0) throw tooMany('too-many', request, new FormData(), seconds);
}

/** Counts work that no visitor waits for, and returns whether it is within the limit. Over it, skip the work. */
export async function consumeLimit(
  request: Request,
  kind: string,
  { isCostly = false } = {},
): Promise<boolean> {
  return (await secondsToWait(request, kind, isCostly ? costly : cheap)) === 0;
}

async function secondsToWait(
  request: Request,
  kind: string,
  points: number,
  counter = perMinute,
): Promise<number> {
  const network = request.headers.get(networkHeader) ?? 'unknown';
  try {
    await count(counter, `${kind}:${network}`, points);
    return 0;
  } catch (rejected) {
    if (rejected instanceof RateLimiterRes) return Math.max(1, Math.ceil(rejected.msBeforeNext / 1_000));
    throw rejected;
  }
}

/** Rejects with a `RateLimiterRes` over the limit. */
async function count(
  { own, shared }: typeof perMinute,
  key: string,
  points: number,
): Promise<RateLimiterRes> {
  const counter = await shared;
  if (!counter) return own.consume(key, points);
  return counter.consume(key, points).catch((rejected: unknown) => {
    if (rejected instanceof RateLimiterRes) throw rejected;
    if (rejected instanceof Error) reportRedisFailure(rejected);
    return own.consume(key, points);
  });
}

function tooMany(kind: 'too-many' | 'too-many-today', request: Request, form: FormData, seconds: number) {
  return resubmitPage(kind, request, form, { 'Retry-After': String(seconds) });
}
