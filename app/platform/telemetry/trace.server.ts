import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';

import { refusals } from './metrics.server';

export interface Trace {
  /** The ID in log lines and on error pages, short enough to read out on the phone: `4829-1730-5561`. */
  requestId: string;
  /** The W3C trace ID from the request's `traceparent`, or a new one. */
  traceId: string;
  /** The W3C trace flags: `01` if the caller records this trace. */
  flags: string;
  /** The number of backend calls so far. */
  calls: number;
  refusedBy?: RefusalReason;
}

/** The check that refused a request. */
export type RefusalReason = 'request-check' | 'rate-limit' | 'body-limit' | 'honeypot' | 'cookies';

const traces = new AsyncLocalStorage<Trace>();

/** Express middleware that gives each request an ID and sends it in the response. */
export const traceRequest: RequestHandler = (request, response, next) => {
  const trace = newTrace(request.headers.traceparent?.toString());
  response.setHeader('X-Request-Id', trace.requestId);
  traces.run(trace, next);
};

function newTrace(traceparent: string | undefined): Trace {
  return { requestId: newRequestId(), calls: 0, ...parseTraceparent(traceparent) };
}

/** The trace of the current request; `undefined` outside of one. */
export function currentTrace(): Readonly<Trace> | undefined {
  return traces.getStore();
}

/** Counts a refused request, and keeps the reason for the request's log line. */
export function countRefusal(by: RefusalReason, status: number): void {
  const trace = traces.getStore();
  if (trace) trace.refusedBy = by;
  refusals.inc({ by, status });
}

/** Headers for a backend call: the request ID with a number for this call, and a new span of the trace. */
export function traceCall(): { requestId: string; traceparent: string } {
  const trace = traces.getStore();
  const { traceId, flags } = trace ?? parseTraceparent();
  if (trace) trace.calls += 1;
  return {
    requestId: trace ? `${trace.requestId}.${trace.calls}` : randomUUID(),
    traceparent: `00-${traceId}-${randomBytes(8).toString('hex')}-${flags}`,
  };
}

/** Versions after 00 may have more fields after the flags. */
const traceparentPattern =
  /^(?:00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}|(?!00|ff)[\da-f]{2}-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}(?:-.*)?)$/;

/** A header that is malformed or all zeros starts a new trace. */
function parseTraceparent(header = ''): Pick<Trace, 'traceId' | 'flags'> {
  if (!traceparentPattern.test(header)) return { traceId: randomUUID().replaceAll('-', ''), flags: '00' };
  const [, traceId = '', , flags = ''] = header.split('-');
  return { traceId, flags };
}

function newRequestId(): string {
  const part = () => String(randomInt(10_000)).padStart(4, '0');
  return `${part()}-${part()}-${part()}`;
}
