import type { Outcome } from './outcome';

const pausesMs = [150, 300];
/** With less time left, another attempt would only time out. */
const minAttemptMs = 1_000;

/**
 * Retries a call that never reached the backend function, at most twice. All attempts share one timeout. There is no state
 * between calls, so one visitor's failures can't block another visitor's calls.
 */
export async function withRetry<Value>(
  timeoutMs: number,
  attempt: (timeoutMs: number) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  const deadline = performance.now() + timeoutMs;
  const timeLeft = () => Math.round(deadline - performance.now());
  let outcome = await attempt(timeoutMs);
  for (const pauseMs of pausesMs) {
    if (!isUndelivered(outcome) || timeLeft() < minAttemptMs + pauseMs) break;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    outcome = await attempt(timeLeft());
  }
  return outcome;
}

function isUndelivered(outcome: Outcome<unknown>): boolean {
  if (outcome.ok) return false;
  const { cause, status } = outcome.failure;
  return cause === 'unreachable' || (cause === 'bad-status' && [502, 503, 504].includes(status ?? 0));
}
