/** Why a backend call failed. `refused` is a well-formed `success: false`; `bad-body` was not sent. */
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

export interface BackendFailure {
  cause: FailureCause;
  status?: number;
  /** The backend's own words, for the log alone. */
  errorText?: string;
  /** True where the backend surely did nothing (a definite no); false where the outcome is unknown. */
  definite: boolean;
}

export type Outcome<Value> = { ok: true; value: Value } | { ok: false; failure: BackendFailure };

export function succeeded<Value>(value: Value): Outcome<Value> {
  return { ok: true, value };
}

export function failed(
  cause: FailureCause,
  status?: number,
  errorText?: string,
): { ok: false; failure: BackendFailure } {
  const definite =
    cause === 'refused' || cause === 'bad-body' || (cause === 'bad-status' && isClientError(status));
  const details = { ...(status === undefined ? {} : { status }), ...(errorText ? { errorText } : {}) };
  return { ok: false, failure: { cause, definite, ...details } };
}

/** These say nothing about what an earlier try did, or that it is still under way; every other 4xx is a definite no. */
const unknownOutcomes = [408, 409, 425, 429];

function isClientError(status = 0): boolean {
  return status >= 400 && status < 500 && !unknownOutcomes.includes(status);
}
