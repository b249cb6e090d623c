import { RateLimiterMemory } from 'rate-limiter-flexible';

/**
 * Lets each request of this process count this often toward rate limits, so that tests need few requests. Returns a
 * function that undoes it.
 */
export function weighRequests(/** @type {number} */ weight) {
  const { consume } = RateLimiterMemory.prototype;
  RateLimiterMemory.prototype.consume = function (/** @type {string | number} */ key, points = 1) {
    return consume.call(this, key, points * weight);
  };
  return () => void (RateLimiterMemory.prototype.consume = consume);
}

/** Preloaded into a server with NODE_OPTIONS. */
if (process.env.REQUEST_WEIGHT) weighRequests(Number(process.env.REQUEST_WEIGHT));
