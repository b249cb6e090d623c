/** Loaded into a server by NODE_OPTIONS: what counts once for a rate limit counts ten times, so that few requests reach it. */
import { RateLimiterMemory } from 'rate-limiter-flexible';

const { consume } = RateLimiterMemory.prototype;

RateLimiterMemory.prototype.consume = function (/** @type {string | number} */ key, points = 1) {
  return consume.call(this, key, points * 10);
};
