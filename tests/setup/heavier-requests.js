/**
 * Preloaded with NODE_OPTIONS: each request counts ten times toward rate limits, or `REQUEST_WEIGHT` times, so that tests
 * need few requests.
 */
import { RateLimiterMemory } from 'rate-limiter-flexible';

const weight = Number(process.env.REQUEST_WEIGHT ?? 10);
const { consume } = RateLimiterMemory.prototype;

RateLimiterMemory.prototype.consume = function (/** @type {string | number} */ key, points = 1) {
  return consume.call(this, key, points * weight);
};
