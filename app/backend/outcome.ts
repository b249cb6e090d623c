/** Why a backend call failed. `refused` is a response with `success: false`; `bad-body` means that the call wasn't sent. */
export type FailureCause =
  | 'bad-body'
  | 'refused'
  | 'bad-status'
  | 'timeout'
  | 'aborted'
  | 'unreachable'
  | 'too-large'
  | 'not-json'
  | 'bad-shape';

interface BackendFailure {
  cause: FailureCause;
  status?: number;
  /** Whether the backend certainly did nothing. If false, it may have done the work. */
  isDefinite: boolean;
}

export type Outcome<Value> = { ok: true; value: Value } | { ok: false; failure: BackendFailure };

export function succeeded<Value>(value: Value): Outcome<Value> {
  return { ok: true, value };
}

export function failed(cause: FailureCause, status?: number): { ok: false; failure: BackendFailure } {
  const isDefinite =
    cause === 'refused' || cause === 'bad-body' || (cause === 'bad-status' && isClientError(status));
  return { ok: false, failure: { cause, status, isDefinite } };
}

/**
 * The outcome of an attempt that follows one of unknown outcome. Only the function's own refusal means that neither did
 * anything, because a 401 or 404 may be a gateway's.
 */
export function afterUnknown<Value>(outcome: Outcome<Value>): Outcome<Value> {
  if (outcome.ok || outcome.failure.cause === 'refused') return outcome;
  return { ok: false, failure: { ...outcome.failure, isDefinite: false } };
}

/** Client errors after which an earlier attempt may have succeeded or be in progress. All other 4xx are definite. */
const unknownOutcomes = [408, 409, 425, 429];

function isClientError(status = 0): boolean {
  return status >= 400 && status < 500 && !unknownOutcomes.includes(status);
}
