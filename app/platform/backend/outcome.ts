/** Why a backend call failed. `refused` is a well-formed `success: false`; a `bad-body` was never sent. */
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
  /** True where the backend surely did nothing (a definite no); false where the outcome is unknown. */
  definite: boolean;
}

/** What a call to the backend gives: it never throws. */
export type Outcome<Value> = { ok: true; value: Value } | { ok: false; failure: BackendFailure };

export function succeeded<Value>(value: Value): Outcome<Value> {
  return { ok: true, value };
}

export function failed(cause: FailureCause, status?: number): { ok: false; failure: BackendFailure } {
  const definite =
    cause === 'refused' || cause === 'bad-body' || (cause === 'bad-status' && isClientError(status));
  return { ok: false, failure: { cause, definite, ...(status === undefined ? {} : { status }) } };
}

/** 408 and 429 say nothing about what was done before; every other 4xx is a definite no. */
function isClientError(status = 0): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}
