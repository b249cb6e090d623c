import { data } from '@remix-run/node';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

import { honeypotField } from '../forms/honeypot-field';
import { recordRefusal } from '../telemetry/trace.server';
import { connectRedis, reportRedisFailure } from './redis.server';
import { networkHeader } from './request-headers';
import { resubmitNotice } from '../session/require-cookies.server';
import { cookieHeaders } from '../session/encrypted-cookie.server';

/** Points per network, minute and kind. */
const perMinute = 600;
/** Calls that cost the backend money or minutes, uploads: 60 a minute of each kind. */
const costly = 10;
/** Posts of any kind, logged steps: 600 a minute. */
const cheap = 1;
const rules = { points: perMinute, duration: 60, keyPrefix: 'calls' };
const ownCounter = new RateLimiterMemory(rules);
/** `null` if no Redis is configured. */
const sharedCounter = connectRedis().then(
  (client) => client && new RateLimiterRedis({ ...rules, storeClient: client }),
);

/** Throws a page, 429 or a robot's 400, that offers the same form again and sets `cookies`. */
export async function limitCostlyCalls(
  request: Request,
  kind: string,
  form = new FormData(),
  cookies: string[] = [],
): Promise<void> {
  const seconds = await secondsToWait(request, kind, costly);
  if (seconds > 0) throw tooMany(request, form, seconds, cookies);
  if ((form.get(honeypotField) ?? '') !== '')
    throw refusal('honeypot', 400, request, form, cookieHeaders(cookies));
}

/** Counts before a byte of the body is read. Throws a 429 page that leads back to the form. */
export async function limitPosts(request: Request, kind: 'post' | 'upload'): Promise<void> {
  const seconds = await secondsToWait(request, kind, kind === 'upload' ? costly : cheap);
  if (seconds > 0) throw tooMany(request, new FormData(), seconds);
}

/** For effects that nobody waits for: what is over the limit is left out. */
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

/** Rejects with a `RateLimiterRes` over the limit. Counts in memory while Redis fails, so that limits hold. */
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
  return refusal('too-many', 429, request, form, headers);
}

function refusal(
  kind: 'honeypot' | 'too-many',
  status: number,
  request: Request,
  form: FormData,
  headers: Headers,
) {
  recordRefusal(kind === 'honeypot' ? kind : 'rate-limit', status);
  return data(resubmitNotice(kind, request, form), { status, headers });
}
