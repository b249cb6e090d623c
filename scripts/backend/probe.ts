import { callBackend } from '../../app/backend/call.server';
import type { CallOptions } from '../../app/backend/call.server';
import type { Outcome } from '../../app/backend/outcome';
import { rowOf } from '../../app/backend/contract.server';
import type { FunctionName, ResponseOf } from '../../app/backend/contract.server';

export interface Target {
  baseUrl: string;
  key: string;
  /** Scales the time limits. The default of 1 is how long the product waits. */
  timeoutFactor?: number;
}

type Extra = Pick<CallOptions, 'idempotencyKey' | 'origin'>;

/** Calls a backend with the product's own client, so that the same rules apply. */
export function createProbe({ baseUrl, key, timeoutFactor = 1 }: Target) {
  function call<Name extends FunctionName>(
    functionName: Name,
    body: unknown,
    extra: Extra = {},
    withKey = key,
  ): Promise<Outcome<ResponseOf<Name>>> {
    const { path, response, ...row } = rowOf(functionName);
    const timeoutMs = row.timeoutMs * timeoutFactor;
    const connection = { baseUrl: baseUrl.replace(/\/+$/, ''), key: withKey };
    const outcome = callBackend(connection, path, { body, response, timeoutMs, ...extra });
    return outcome as Promise<Outcome<ResponseOf<Name>>>; // the row's schema has checked it
  }
  return { call };
}

export type Probe = ReturnType<typeof createProbe>;
