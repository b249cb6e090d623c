import type { z } from 'zod';

import { callBackend } from '../../app/backend/call.server';
import type { CallOptions } from '../../app/backend/call.server';
import type { Outcome } from '../../app/backend/outcome';
import { contract } from './contract';

export interface Target {
  baseUrl: string;
  key: string;
  /** Share of the time limits that a call may take; 1 is what the product waits. */
  patience?: number;
}

type Extra = Pick<CallOptions<z.ZodType>, 'idempotencyKey' | 'origin'>;

/** Calls a backend exactly as the product does, so that it is judged by the same rules. */
export function createProbe({ baseUrl, key, patience = 1 }: Target) {
  function call<Success extends z.ZodType>(
    { name: functionName, response }: { name: string; response: Success },
    body: unknown,
    extra: Extra = {},
    withKey = key,
  ): Promise<Outcome<z.output<Success>>> {
    const limits = contract.find(({ name }) => name === functionName)?.secondsAtMost ?? [15];
    const timeoutMs = Math.max(...limits) * 1_000 * patience;
    const connection = { baseUrl: baseUrl.replace(/\/+$/, ''), key: withKey };
    return callBackend(connection, functionName, { body, response, timeoutMs, ...extra });
  }
  return { call };
}

export type Probe = ReturnType<typeof createProbe>;
