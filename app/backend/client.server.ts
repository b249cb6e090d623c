import { callBackend } from './call.server';
import type { BackendConnection, CallOptions } from './call.server';
import { functionNames, rowOf } from './contract.server';
import type { BodyOf, Contract, FunctionName, ResponseOf } from './contract.server';
import { afterUnknown, failed } from './outcome';
import type { Outcome } from './outcome';
import { StreamedJson } from './streamed-json.server';
import type { ByteSource } from './streamed-json.server';

const pausesMs = [150, 300];
/** With less time left, another attempt would only time out. */
const minAttemptMs = 1_000;

type Connect = () => Promise<Omit<BackendConnection, 'report'>>;

/** The arguments of a call besides the body. */
interface CallerOptions extends Pick<CallOptions, 'idempotencyKey' | 'origin' | 'signal'> {
  file?: ByteSource;
  timeoutMs?: number;
}

type If<Row, Trait, Options> = Row extends Trait ? Options : unknown;

/** The options that a row requires; `unknown` if it requires none. */
type OptionsOf<Row> = If<Row, { retry: 'with-key' }, { idempotencyKey: string }> &
  If<Row, { fileKey: string }, { file: ByteSource }> &
  If<Row, { sendsOrigin: true }, { origin: string }> &
  If<Row, { timeoutMs: null }, { timeoutMs: number; signal?: AbortSignal }>;

/** A function per row of the contract, such as `backend.getPhone({ agentId })`. They never throw. */
export type Backend = {
  [Name in FunctionName]: (
    body: BodyOf<Name>,
    ...options: unknown extends OptionsOf<Contract[Name]> ? [] : [OptionsOf<Contract[Name]>]
  ) => Promise<Outcome<ResponseOf<Name>>>;
};

/** `connect` is awaited before each call, so that the mock backend can start on the first one. */
export function createBackend(connect: Connect, report?: BackendConnection['report']): Backend {
  const call = createCall(connect, report);
  const functions = functionNames.map((name) => [
    name,
    (body: unknown, options?: CallerOptions) => call(name, body, options),
  ]);
  return Object.fromEntries(functions) as Backend; // one function per row
}

/** Returns a function that validates a body and sends it. */
function createCall(connect: Connect, report: BackendConnection['report']) {
  return async (
    functionName: FunctionName,
    input: unknown,
    { file, timeoutMs: limitOfCaller = 0, ...options }: CallerOptions = {},
  ): Promise<Outcome<unknown>> => {
    const row = rowOf(functionName);
    const { name, response, fileKey, retry, keepAlive } = row;
    const parsed = row.body.safeParse(input);
    if (!parsed.success) return failed('bad-body');
    const connection = { ...(await connect()), report };
    const body = file && fileKey ? new StreamedJson(fileKey, file, parsed.data) : parsed.data;
    const attempt = (timeoutMs: number) =>
      callBackend(connection, name, { ...options, keepAlive, body, response, timeoutMs });
    const limitMs = row.timeoutMs ?? limitOfCaller;
    return retry === 'never' ? attempt(limitMs) : withRetry(limitMs, attempt);
  };
}

/**
 * Retries a call without a response, or with 502, 503 or 504 from a gateway, at most twice. It may have arrived. All attempts
 * share one timeout. There is no state between calls, so one visitor's failures can't block another visitor's calls.
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
