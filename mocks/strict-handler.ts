import { HttpResponse, http } from 'msw';
import type { HttpHandler } from 'msw';
import pLimit from 'p-limit';
import type { z } from 'zod';

import { recordCall } from './call-log';
import type { ReceivedCall } from './call-log';
import { findFault, faultResponse } from './faults';
import type { FaultKey } from './faults';

export const mockBaseUrl = 'http://backend.mock/functions/v1';
export const mockBackendKey = 'mock-backend-key';

/** Bodies are parsed one at a time, because a voice sample is 13 MB of text. */
const parseLimit = pLimit(1);

export interface Requirements {
  body: z.ZodType;
  requiresIdempotencyKey: boolean;
}

const requirements = new Map<string, Requirements>();

export function requirementsFor(functionName: string): Requirements {
  const found = requirements.get(functionName);
  if (!found) throw new Error(`the mock backend has no ${functionName}`);
  return found;
}

interface StrictFunction<Schema extends z.ZodType> {
  name: string;
  faultKey: FaultKey;
  body: Schema;
  requiresIdempotencyKey?: boolean;
  /** The parts of the body that are searched for a fault. */
  faultInputs: (body: z.output<Schema>) => (string | undefined)[];
  respond: (
    body: z.output<Schema>,
    context: { key: string; origin: string | null },
  ) => object | Promise<object>;
}

/**
 * A handler that validates as strictly as the contract allows: wrong key (401), wrong method (405), and a body that
 * isn't JSON, has another shape, or lacks its idempotency key (400).
 */
export function strictHandler<Schema extends z.ZodType>(strictFunction: StrictFunction<Schema>): HttpHandler {
  requirements.set(strictFunction.name, {
    body: strictFunction.body,
    requiresIdempotencyKey: strictFunction.requiresIdempotencyKey ?? false,
  });
  return http.all(`${mockBaseUrl}/${strictFunction.name}`, async ({ request }) => {
    const { call, checked } = await parseLimit(() => validateRequest(strictFunction, request));
    const response =
      checked instanceof Response ? checked : await respondTo(strictFunction, request.headers, checked, call);
    call.outcome = response.type === 'error' ? 'connection dropped' : response.status;
    return response;
  });
}

/** Drops recordings from the validated body, so that they aren't kept in memory until the response is sent. */
async function validateRequest<Schema extends z.ZodType>(
  strictFunction: StrictFunction<Schema>,
  request: Request,
) {
  const json: unknown = await request.json().catch(() => undefined);
  const key = request.headers.get('idempotency-key');
  const call = recordCall({
    functionName: strictFunction.name,
    idempotencyKey: key,
    requestId: request.headers.get('x-request-id'),
    traceparent: request.headers.get('traceparent'),
    body: json,
  });
  const rejection = rejectHeaders(request, strictFunction.requiresIdempotencyKey ?? false);
  if (rejection) return { call, checked: rejection };
  const body = strictFunction.body.safeParse(json);
  if (!body.success)
    return { call, checked: reject(400, body.error.issues.map((issue) => issue.path.join('.')).join(', ')) };
  call.fault = findFault(strictFunction.faultKey, strictFunction.faultInputs(body.data));
  return { call, checked: { body: withoutRecordings(body.data) } };
}

function rejectHeaders({ headers, method }: Request, requiresIdempotencyKey: boolean): Response | null {
  if (headers.get('authorization') !== `Bearer ${mockBackendKey}` || headers.get('apikey') !== mockBackendKey)
    return reject(401, 'Wrong or missing key.');
  if (method !== 'POST') return reject(405, 'POST only.');
  if (!headers.get('content-type')?.startsWith('application/json')) return reject(400, 'JSON only.');
  if (!headers.get('x-request-id')) return reject(400, 'X-Request-Id is missing.');
  return requiresIdempotencyKey && !headers.get('idempotency-key')
    ? reject(400, 'Idempotency-Key is missing.')
    : null;
}

function withoutRecordings<Body>(body: Body): Body {
  const replacer = (_name: string, value: unknown) =>
    typeof value === 'string' && value.length > 100_000 ? '' : value;
  return JSON.parse(JSON.stringify(body, replacer));
}

async function respondTo<Schema extends z.ZodType>(
  strictFunction: StrictFunction<Schema>,
  headers: Headers,
  { body }: { body: z.output<Schema> },
  call: ReceivedCall,
): Promise<Response> {
  const fault = await faultResponse(call.fault);
  if (fault) return fault;
  const context = { key: headers.get('idempotency-key') ?? '', origin: headers.get('origin') };
  return HttpResponse.json((await strictFunction.respond(body, context)) ?? {});
}

function reject(status: number, error: string) {
  return HttpResponse.json({ success: false, error }, { status });
}
