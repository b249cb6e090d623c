import type { Fault } from './faults';

export interface ReceivedCall {
  at: string;
  functionName: string;
  idempotencyKey: string | null;
  requestId: string | null;
  traceparent: string | null;
  body?: unknown;
  fault?: Fault | undefined;
  outcome?: number | 'connection dropped';
}

const remembered = 200;
const longestText = 400;
const calls: ReceivedCall[] = [];

/** What becomes known later is written into the object that comes back. */
export function rememberCall(call: Omit<ReceivedCall, 'at'>): ReceivedCall {
  const entry: ReceivedCall = { ...call, body: shortened(call.body), at: new Date().toISOString() };
  calls.unshift(entry);
  calls.length = Math.min(calls.length, remembered);
  return entry;
}

export function receivedCalls(): readonly ReceivedCall[] {
  return calls;
}

export function forgetCalls(): void {
  calls.length = 0;
}

/** Long texts (recorded audio) are cut to their beginning and length. */
function shortened(body: unknown): unknown {
  return JSON.parse(
    JSON.stringify(body ?? null, (_key, value: unknown) =>
      typeof value === 'string' && value.length > longestText
        ? `${value.slice(0, 40)}… (${value.length} characters)`
        : value,
    ),
  );
}
