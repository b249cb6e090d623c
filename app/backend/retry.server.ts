import type { Outcome } from './outcome';

const pausesMs = [150, 300];
/** With less time left, another attempt would only time out. */
const shortestAttemptMs = 1_000;

/**
 * Repeats a call that never reached the backend function, twice at most. All attempts share one time limit. No state is
 * kept between calls, so that one visitor's failures can't keep another visitor's calls from going out.
 */
export async function withRetry<Value>(
  timeoutMs: number,
  attempt: (timeoutMs: number) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  const deadline = performance.now() + timeoutMs;
  const timeLeft = () => Math.round(deadline - performance.now());
  let outcome = await attempt(timeoutMs);
  for (const pauseMs of pausesMs) {
    if (!isUndelivered(outcome) || timeLeft() < shortestAttemptMs + pauseMs) break;
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
