import { RateLimiterMemory } from 'rate-limiter-flexible';
import { expect, onTestFinished, vi } from 'vitest';

/**
 * Watches the calls of a backend function with this short name. The returned function resolves when two have been counted toward
 * their limits: the second one then waits for the outcome of the first.
 */
export function watchForSecondCall(shortName: string): () => Promise<void> {
  const consume = vi.spyOn(RateLimiterMemory.prototype, 'consume');
  onTestFinished(() => consume.mockRestore());
  const counted = () => consume.mock.calls.filter(([key]) => String(key).startsWith(`${shortName}:`)).length;
  return () => expect.poll(counted).toBe(4); // each of them per minute and per day
}
