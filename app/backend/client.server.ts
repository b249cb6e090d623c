import type { ByteSource } from '~/platform/http/spooled-body.server';
import { callBackend } from './call.server';
import type { BackendConnection, CallOptions } from './call.server';
import { functionNames, rowOf } from './contract.server';
import type { BackendFunction, BodyOf, Contract, FunctionName, ResponseOf } from './contract.server';
import { afterUnknown, failed } from './outcome';
import type { Outcome } from './outcome';
import { StreamedJson } from './streamed-json.server';

const pausesMs = [150, 300];
/** An attempt with less time left would only time out. */
const minAttemptMs = 1_000;

/** The options that a caller adds to the body. */
interface CallerOptions extends Pick<CallOptions, 'idempotencyKey' | 'origin' | 'signal'> {
  /** For functions with a `fileKey`. */
  file?: ByteSource;
  /** A shorter time limit than the row's. */
  timeoutMs?: number;
}

/** A call that is sent again with its key must have one. */
type OptionsOf<Row> = Row extends { retry: 'with-key' }
  ? [options: CallerOptions & { idempotencyKey: string }]
  : [options?: CallerOptions];

/** A function for each row of the contract, such as `backend.getPhone({ agentId })`. None of them throws. */
export type Backend = {
  [Name in FunctionName]: (
    body: BodyOf<Name>,
    ...options: OptionsOf<Contract[Name]>
  ) => Promise<Outcome<ResponseOf<Name>>>;
};

/** `connect` is awaited before each call, so that the mock backend can start on the first one. */
export function createBackend(connect: () => Promise<BackendConnection>): Backend {
  const functions = functionNames.map((name) => [
    name,
    (body: unknown, options?: CallerOptions) => call(connect, rowOf(name), body, options),
  ]);
  return Object.fromEntries(functions) as Backend; // one function per row
}

/** Validates a body and sends it. */
async function call(
  connect: () => Promise<BackendConnection>,
  { path, body: schema, response, fileKey, timeoutMs: limitMs, retry, keepAlive }: BackendFunction,
  input: unknown,
  { file, timeoutMs = limitMs, ...options }: CallerOptions = {},
): Promise<Outcome<unknown>> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) return failed('bad-body');
  const connection = await connect();
  const body = file && fileKey ? new StreamedJson(fileKey, file, parsed.data) : parsed.data;
  const attempt = (attemptMs: number) =>
    callBackend(connection, path, { ...options, keepAlive, body, response, timeoutMs: attemptMs });
  return retry === 'never' ? attempt(timeoutMs) : withRetry(timeoutMs, attempt);
}

/**
 * Retries a call at most twice if it has no response, or 502, 503 or 504 from a gateway. The call may still have arrived. All
 * attempts share one timeout. There is no state between calls, so one visitor's failures can't block another visitor's calls.
 */
export async function withRetry<Value>(
  timeoutMs: number,
  attempt: (timeoutMs: number) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  const deadline = performance.now() + timeoutMs;
  const timeLeft = () => Math.round(deadline - performance.now());
  let outcome = await attempt(timeoutMs);
  for (const pauseMs of pausesMs) {
    if (!maySendAgain(outcome) || timeLeft() < minAttemptMs + pauseMs) break;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    outcome = afterUnknown(await attempt(timeLeft()));
  }
  return outcome;
}

function maySendAgain(outcome: Outcome<unknown>): boolean {
  if (outcome.ok) return false;
  const { cause, status } = outcome.failure;
  return cause === 'unreachable' || (cause === 'bad-status' && [502, 503, 504].includes(status ?? 0));
}
