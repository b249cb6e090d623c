import type { z } from 'zod';

import { traceCall } from '../observation/trace.server';
import { failed, succeeded } from './outcome';
import type { FailureCause, Outcome } from './outcome';
import { send } from './send.server';
import type { CallInit, Reply } from './send.server';
import { StreamedJson } from './streamed-json.server';

export interface BackendConnection {
  baseUrl: string;
  key: string;
  send?: (url: string, init: CallInit) => Promise<Reply>;
  report?: (entry: CallReport) => void;
}

export interface CallReport {
  functionName: string;
  requestId: string;
  ms: number;
  cause?: FailureCause;
  status?: number;
}

export interface CallOptions<Schema extends z.ZodType> {
  body: unknown;
  response: Schema;
  /** Covers connection, headers and the whole body. */
  timeoutMs: number;
  idempotencyKey?: string;
  /** The site's own origin, where the backend builds a return URL from it. */
  origin?: string;
  /** Only for calls that spend nothing: gives the call up when the visitor does. */
  signal?: AbortSignal;
}

type CallTrace = ReturnType<typeof traceCall>;

export const responseLimitBytes = 1024 * 1024;

/** Posts JSON to `{baseUrl}/{name}`. Anything but a 2xx of the expected shape in time is a failure; never throws. */
export async function callBackend<Schema extends z.ZodType>(
  connection: BackendConnection,
  functionName: string,
  options: CallOptions<Schema>,
): Promise<Outcome<z.output<Schema>>> {
  const trace = traceCall();
  const started = performance.now();
  const outcome = await attempt(connection, functionName, trace, options);
  connection.report?.({
    functionName,
    requestId: trace.requestId,
    ms: Math.round(performance.now() - started),
    ...(outcome.ok
      ? {}
      : {
          cause: outcome.failure.cause,
          ...(outcome.failure.status ? { status: outcome.failure.status } : {}),
        }),
  });
  return outcome;
}

async function attempt<Schema extends z.ZodType>(
  connection: BackendConnection,
  functionName: string,
  trace: CallTrace,
  options: CallOptions<Schema>,
): Promise<Outcome<z.output<Schema>>> {
  const deadline = startDeadline(options.timeoutMs, options.signal);
  try {
    const request = (connection.send ?? send)(`${connection.baseUrl}/${functionName}`, {
      method: 'POST',
      headers: requestHeaders(connection, trace, options),
      ...encoded(options.body),
      redirect: 'error',
      signal: deadline.signal,
    });
    const response = await deadline.within(request);
    if (!response.ok) return failed('bad-status', response.status);
    const outcome = await deadline.within(readResponse(response, options.response));
    if (outcome.ok) deadline.meet();
    return outcome;
  } catch {
    if (deadline.passed()) return failed('timeout');
    return failed(options.signal?.aborted ? 'aborted' : 'unreachable');
  } finally {
    deadline.end();
  }
}

function encoded(body: unknown): Pick<CallInit, 'body' | 'duplex'> {
  return body instanceof StreamedJson
    ? { body: body.stream(), duplex: 'half' }
    : { body: JSON.stringify(body) };
}

/**
 * A plain timer: on Node 20 a signal of `AbortSignal.any` may be collected before its time-out fires. The signal that fetch makes
 * of ours may be collected, too, so fetch is not trusted to end with it.
 */
function startDeadline(ms: number, visitor?: AbortSignal) {
  const controller = new AbortController();
  let giveUp = () => {};
  const over = new Promise<never>((_resolve, reject) => (giveUp = () => reject(new Error('given up'))));
  over.catch(() => undefined); // whoever waits hears of it
  const abort = () => {
    controller.abort();
    giveUp();
  };
  let passed = false;
  let met = false;
  const timer = setTimeout(() => {
    passed = true;
    abort();
  }, ms);
  if (visitor?.aborted) abort();
  visitor?.addEventListener('abort', abort);
  return {
    signal: controller.signal,
    within: <Value>(promise: Promise<Value>): Promise<Value> => Promise.race([promise, over]),
    passed: () => passed,
    meet: () => void (met = true),
    /** Also cancels a body that was not read to its end. */
    end: () => {
      clearTimeout(timer);
      visitor?.removeEventListener('abort', abort);
      if (!met) abort();
    },
  };
}

function requestHeaders(
  connection: BackendConnection,
  { requestId, traceparent }: CallTrace,
  options: CallOptions<z.ZodType>,
): Record<string, string> {
  return {
    'Content-Type': 'application/json',
    Accept: 'application/json',
    Authorization: `Bearer ${connection.key}`,
    apikey: connection.key,
    'X-Request-Id': requestId,
    traceparent,
    ...(options.body instanceof StreamedJson ? { 'Content-Length': String(options.body.length) } : {}),
    ...(options.idempotencyKey ? { 'Idempotency-Key': options.idempotencyKey } : {}),
    ...(options.origin ? { Origin: options.origin } : {}),
  };
}

async function readResponse<Schema extends z.ZodType>(
  response: Reply,
  schema: Schema,
): Promise<Outcome<z.output<Schema>>> {
  const text = await readCapped(response);
  if (text === null) return failed('too-large', response.status);
  const json = parseJson(text);
  if (json === undefined) return failed('not-json', response.status);
  const parsed = schema.safeParse(json);
  if (parsed.success) return succeeded(parsed.data);
  return failed(isRefusal(json) ? 'refused' : 'bad-shape', response.status);
}

/** Not `for await`, which would wait here until what is left unread is canceled. */
async function readCapped({ body }: Reply): Promise<string | null> {
  if (!body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  const pieces = body[Symbol.asyncIterator]();
  for (let next = await pieces.next(); !next.done; next = await pieces.next()) {
    size += next.value.byteLength;
    if (size > responseLimitBytes) return null;
    chunks.push(next.value);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRefusal(json: unknown): boolean {
  return typeof json === 'object' && json !== null && 'success' in json && json.success === false;
}
