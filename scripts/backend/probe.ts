import type { z } from 'zod';

import { callBackend } from '../../app/backend/call.server';
import type { CallOptions } from '../../app/backend/call.server';
import type { Outcome } from '../../app/backend/outcome';
import { contract } from './contract';

export interface Target {
  baseUrl: string;
  key: string;
  /** Scales the time limits. The default of 1 is how long the product waits. */
  timeoutFactor?: number;
}

type Extra = Pick<CallOptions<z.ZodType>, 'idempotencyKey' | 'origin'>;

/** Calls a backend with the product's own client, so that the same rules apply. */
export function createProbe({ baseUrl, key, timeoutFactor = 1 }: Target) {
  function call<Success extends z.ZodType>(
    { name: functionName, response }: { name: string; response: Success },
    body: unknown,
    extra: Extra = {},
    withKey = key,
  ): Promise<Outcome<z.output<Success>>> {
    const limits = contract.find(({ name }) => name === functionName)?.secondsAtMost ?? [15];
    const timeoutMs = Math.max(...limits) * 1_000 * timeoutFactor;
    const connection = { baseUrl: baseUrl.replace(/\/+$/, ''), key: withKey };
    return callBackend(connection, functionName, { body, response, timeoutMs, ...extra });
  }
  return { call };
}

export type Probe = ReturnType<typeof createProbe>;
