import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';

import { record } from './record.server';

export interface Trace {
  /** Short enough to be read out on the phone: `4829-1730-5561`. On every log line and on the error page. */
  requestId: string;
  /** W3C: the caller's, else a new one. */
  traceId: string;
  /** `01` where the caller records this trace. */
  flags: string;
  calls: number;
  refusedBy?: RefusalReason;
}

/** Which check refused a request. */
export type RefusalReason = 'request-check' | 'rate-limit' | 'body-limit' | 'honeypot' | 'cookies';

const traces = new AsyncLocalStorage<Trace>();

/** Gives each request its number, and sends it in the response. */
export const traceRequest: RequestHandler = (request, response, next) => {
  const trace = newTrace(request.headers.traceparent?.toString());
  response.setHeader('X-Request-Id', trace.requestId);
  traces.run(trace, next);
};

export function inTrace<Result>(traceparent: string | undefined, work: () => Result): Result {
  return traces.run(newTrace(traceparent), work);
}

function newTrace(traceparent: string | undefined): Trace {
  return { requestId: newRequestId(), calls: 0, ...parseTraceparent(traceparent) };
}

export function currentTrace(): Readonly<Trace> | undefined {
  return traces.getStore();
}

/** Counts a refused request, and keeps the reason for the request's log line. */
export function recordRefusal(by: RefusalReason, status: number): void {
  const trace = traces.getStore();
  if (trace) trace.refusedBy = by;
  record({ kind: 'refusal', by, status });
}

/** For a backend call: the request's number, counted on, and a span of its own. */
export function traceCall(): { requestId: string; traceparent: string } {
  const trace = traces.getStore();
  const { traceId, flags } = trace ?? parseTraceparent();
  if (trace) trace.calls += 1;
  return {
    requestId: trace ? `${trace.requestId}.${trace.calls}` : randomUUID(),
    traceparent: `00-${traceId}-${randomBytes(8).toString('hex')}-${flags}`,
  };
}

/** Versions after 00 may carry more behind the flags. */
const traceparentForm =
  /^(?:00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}|(?!00|ff)[\da-f]{2}-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}(?:-.*)?)$/;

/** What is malformed or all zeros begins a new trace. */
function parseTraceparent(header = ''): Pick<Trace, 'traceId' | 'flags'> {
  if (!traceparentForm.test(header)) return { traceId: randomUUID().replaceAll('-', ''), flags: '00' };
  const [, traceId = '', , flags = ''] = header.split('-');
  return { traceId, flags };
}

function newRequestId(): string {
  const part = () => String(randomInt(10_000)).padStart(4, '0');
  return `${part()}-${part()}-${part()}`;
}
