import type { z } from 'zod';

import { traceCall } from '~/platform/telemetry/trace.server';
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

export interface CallOptions {
  body: unknown;
  response: z.ZodType;
  /** Covers connection, headers and the whole body. */
  timeoutMs: number;
  idempotencyKey?: string;
  /** The site's origin, for functions that build a return URL from it. */
  origin?: string;
  /** Aborts the call when the visitor cancels. Only for calls that cost nothing. */
  signal?: AbortSignal;
  /** Reuses connections. Only for calls whose response no visitor sees (see `CallInit`). */
  keepAlive?: boolean;
}

type CallTrace = ReturnType<typeof traceCall>;

export const responseLimitBytes = 1024 * 1024;

/** Posts JSON to `{baseUrl}/{functionName}`. Never throws: anything but a timely 2xx that matches the schema is a failure. */
export async function callBackend(
  connection: BackendConnection,
  functionName: string,
  options: CallOptions,
): Promise<Outcome<unknown>> {
  const trace = traceCall();
  const started = performance.now();
  const outcome = await attempt(connection, functionName, trace, options);
  connection.report?.({
    functionName,
    requestId: trace.requestId,
    ms: Math.round(performance.now() - started),
    ...(outcome.ok ? {} : { cause: outcome.failure.cause, status: outcome.failure.status }),
  });
  return outcome;
}

async function attempt(
  connection: BackendConnection,
  functionName: string,
  trace: CallTrace,
  options: CallOptions,
): Promise<Outcome<unknown>> {
  const { body, keepAlive, signal: visitor } = options;
  if (visitor?.aborted) return failed('aborted');
  // AbortSignal.any and AbortSignal.timeout aren't used because Node 20 may garbage-collect both before they abort.
  const ended = new AbortController();
  const end = () => ended.abort();
  const timer = setTimeout(end, options.timeoutMs);
  visitor?.addEventListener('abort', end);
  try {
    const response = await (connection.send ?? send)(`${connection.baseUrl}/${functionName}`, {
      headers: requestHeaders(connection, trace, options),
      body: body instanceof StreamedJson ? body : JSON.stringify(body),
      keepAlive,
      signal: ended.signal,
    });
    if (isSuccess(response)) return await readResponse(response, options.response);
    end(); // closes the connection of a body that nobody reads
    return failed('bad-status', response.status);
  } catch {
    if (!ended.signal.aborted) return failed('unreachable');
    return failed(visitor?.aborted ? 'aborted' : 'timeout');
  } finally {
    clearTimeout(timer);
    visitor?.removeEventListener('abort', end);
  }
}

function requestHeaders(
  connection: BackendConnection,
  { requestId, traceparent }: CallTrace,
  options: CallOptions,
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

async function readResponse({ status, body }: Reply, schema: z.ZodType): Promise<Outcome<unknown>> {
  const text = await readCapped(body);
  if (text === null) return failed('too-large', status);
  const json = parseJson(text);
  if (json === undefined) return failed('not-json', status);
  if (isRefusal(json)) return failed('refused', status);
  const parsed = schema.safeParse(json);
  return parsed.success ? succeeded(parsed.data) : failed('bad-shape', status);
}

function isSuccess({ status }: Reply): boolean {
  return status >= 200 && status <= 299;
}

async function readCapped(body: Reply['body']): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > responseLimitBytes) return null;
    chunks.push(chunk);
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
