import type { Fault } from './faults';

export interface ReceivedCall {
  at: string;
  functionName: string;
  idempotencyKey: string | null;
  requestId: string | null;
  traceparent: string | null;
  body?: unknown;
  fault?: Fault;
  outcome?: number | 'connection dropped';
}

const maxCalls = 200;
const maxStringLength = 400;
const calls: ReceivedCall[] = [];

/** Adds a call to the log. The caller sets `fault` and `outcome` on the returned entry once they are known. */
export function recordCall(call: Omit<ReceivedCall, 'at'>): ReceivedCall {
  const entry: ReceivedCall = { ...call, body: truncateStrings(call.body), at: new Date().toISOString() };
  calls.unshift(entry);
  calls.length = Math.min(calls.length, maxCalls);
  return entry;
}

export function receivedCalls(): readonly ReceivedCall[] {
  return calls;
}

export function clearCalls(): void {
  calls.length = 0;
}

/** Replaces long strings (recorded audio) with their beginning and length. */
function truncateStrings(body: unknown): unknown {
  return JSON.parse(
    JSON.stringify(body ?? null, (_key, value: unknown) =>
      typeof value === 'string' && value.length > maxStringLength
        ? `${value.slice(0, 40)}… (${value.length} characters)`
        : value,
    ),
  );
}
