import {
  CircuitState as BreakerState,
  ConsecutiveBreaker,
  ExponentialBackoff,
  circuitBreaker,
  handleWhenResult,
  isBrokenCircuitError,
  retry,
} from 'cockatiel';
import type { CircuitBreakerPolicy } from 'cockatiel';

import { failed } from './outcome';
import type { Outcome } from './outcome';

export type CircuitState = 'open' | 'half-open' | 'closed';

export type ReportCircuit = (entry: { functionName: string; circuit: CircuitState }) => void;

const retries = 2;
/** With less time left a try would only be cut off. */
const shortestTryMs = 1_000;
const failuresInARow = 10;
const heldBackMs = 5_000;

interface Breaker {
  policy: CircuitBreakerPolicy;
  /** When it opened last, by the clock that its policy reads. */
  openedAt: number;
}

/** Repeats, in one time budget, calls that may be made again; rests for seconds where nothing responds. */
export function createSteadyCalls(report: ReportCircuit = () => undefined) {
  const breakers = new Map<string, Breaker>();

  function breakerOf(functionName: string): CircuitBreakerPolicy {
    const known = breakers.get(functionName);
    if (known && !wasSetBack(known)) return known.policy;
    if (known) report({ functionName, circuit: 'closed' });
    const breaker = createBreaker(functionName, report);
    breakers.set(functionName, breaker);
    return breaker.policy;
  }

  return async function steady<Value>(
    functionName: string,
    budgetMs: number,
    attempt: (timeoutMs: number) => Promise<Outcome<Value>>,
  ): Promise<Outcome<Value>> {
    const ends = performance.now() + budgetMs;
    const left = () => ends - performance.now();
    const again = retry(
      handleWhenResult((outcome) => isLost(outcome) && left() > shortestTryMs),
      { maxAttempts: retries, backoff: new ExponentialBackoff({ initialDelay: 150, maxDelay: 1_000 }) },
    );
    const breaker = breakerOf(functionName);
    const waits = breaker.state === BreakerState.HalfOpen; // until the call that tries has an outcome
    try {
      return await breaker.execute(() => {
        if (waits && left() < shortestTryMs) return failed('circuit-open');
        return again.execute(({ attempt: tries }) =>
          attempt(tries || waits ? Math.max(1, Math.round(left())) : budgetMs),
        );
      });
    } catch (thrown) {
      if (isBrokenCircuitError(thrown)) return failed('circuit-open');
      throw thrown;
    }
  };
}

function createBreaker(functionName: string, report: ReportCircuit): Breaker {
  const policy = circuitBreaker(
    handleWhenResult((outcome) => isLost(outcome) || causeOf(outcome) === 'timeout'),
    { halfOpenAfter: heldBackMs, breaker: new ConsecutiveBreaker(failuresInARow) },
  );
  const breaker = { policy, openedAt: 0 };
  policy.onBreak(() => {
    breaker.openedAt = Date.now();
    report({ functionName, circuit: 'open' });
  });
  policy.onHalfOpen(() => report({ functionName, circuit: 'half-open' }));
  policy.onReset(() => report({ functionName, circuit: 'closed' }));
  return breaker;
}

/** The system's clock was, while it held calls back: it would do so until that clock is there again. */
function wasSetBack({ policy, openedAt }: Breaker): boolean {
  return policy.state === BreakerState.Open && Date.now() < openedAt;
}

function isLost(outcome: unknown): boolean {
  const failure = failureOf(outcome);
  return failure?.cause === 'unreachable' || [502, 503, 504].includes(failure?.status ?? 0);
}

function causeOf(outcome: unknown) {
  return failureOf(outcome)?.cause;
}

function failureOf(outcome: unknown) {
  const { ok, failure } = outcome as Extract<Outcome<unknown>, { ok: false }>; // the policies see outcomes alone
  return ok ? undefined : failure;
}
