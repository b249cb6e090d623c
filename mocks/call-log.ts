import type { Fault } from './faults';

/** A call that the mock backend received, and what came of it. */
export interface ReceivedCall {
  at: string;
  fn: string;
  idempotencyKey: string | null;
  /** Absent where it was no JSON. */
  body?: unknown;
  /** The fault that a magic word asked for. */
  fault?: Fault | undefined;
  /** Status of the answer; absent while there is none. */
  answer?: number | 'connection dropped';
}

const remembered = 200;
const longestText = 400;
const calls: ReceivedCall[] = [];

/** Puts a call on top of the list; what is known later is written into the object that comes back. */
export function rememberCall(call: Omit<ReceivedCall, 'at'>): ReceivedCall {
  const entry: ReceivedCall = { ...call, body: shortened(call.body), at: new Date().toISOString() };
  calls.unshift(entry);
  calls.length = Math.min(calls.length, remembered);
  return entry;
}

/** The last 200 calls since the process started, newest first. */
export function receivedCalls(): readonly ReceivedCall[] {
  return calls;
}

export function forgetCalls(): void {
  calls.length = 0;
}

/** The same body with long texts (recorded audio) cut to their beginning and length. */
function shortened(body: unknown): unknown {
  return JSON.parse(
    JSON.stringify(body ?? null, (_key, value: unknown) =>
      typeof value === 'string' && value.length > longestText
        ? `${value.slice(0, 40)}… (${value.length} characters)`
        : value,
    ),
  );
}
