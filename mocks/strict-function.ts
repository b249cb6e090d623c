import { http, HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';
import pLimit from 'p-limit';
import { z } from 'zod';

import { contract } from '../app/backend/contract.server';
import type { FunctionName } from '../app/backend/contract.server';
import { recordCall } from './call-log';
import type { ReceivedCall } from './call-log';
import { faultResponse, findFault } from './faults';
import { findAgent } from './state';

export const mockBaseUrl = 'http://backend.mock/functions/v1';
export const mockBackendKey = 'mock-backend-key';

/** Bodies are parsed one at a time, because a voice sample is 13 MB of text. */
const parseLimit = pLimit(1);

/** A function of the mock backend. Its body's schema is the one that the documents show. */
export interface MockFunction {
  body: z.ZodType;
  handler: HttpHandler;
}

interface Behavior<Schema extends z.ZodType> {
  /** The contract's, or a stricter one. */
  body: Schema;
  respond: (
    body: z.output<Schema>,
    context: { key: string; origin: string | null },
  ) => object | Promise<object>;
}

/**
 * A function whose handler validates as strictly as the contract allows: wrong key (401), wrong method (405), and a body that
 * isn't JSON, has another shape, or lacks its idempotency key (400).
 */
export function strictFunction<Schema extends z.ZodType>(
  functionName: FunctionName,
  behavior: Behavior<Schema>,
): MockFunction {
  const handler = http.all(`${mockBaseUrl}/${contract[functionName].path}`, async ({ request }) => {
    const { call, checked } = await parseLimit(() => validateRequest(functionName, behavior.body, request));
    const response =
      checked instanceof Response ? checked : await respondTo(behavior, request.headers, checked, call);
    call.outcome = response.type === 'error' ? 'connection dropped' : response.status;
    return response;
  });
  return { body: behavior.body, handler };
}

/** Drops recordings from the validated body, so that they aren't kept in memory until the response is sent. */
async function validateRequest<Schema extends z.ZodType>(
  functionName: FunctionName,
  schema: Schema,
  request: Request,
) {
  const { path, shortName, retry } = contract[functionName];
  const json: unknown = await request.json().catch(() => undefined);
  const call = recordCall({
    functionName: path,
    idempotencyKey: request.headers.get('idempotency-key'),
    requestId: request.headers.get('x-request-id'),
    traceparent: request.headers.get('traceparent'),
    body: json,
  });
  const rejection = rejectHeaders(request, retry === 'with-key');
  if (rejection) return { call, checked: rejection };
  const parsed = schema.safeParse(json);
  if (!parsed.success)
    return {
      call,
      checked: reject(400, parsed.error.issues.map((issue) => issue.path.join('.')).join(', ')),
    };
  const body = withoutRecordings(parsed.data);
  call.fault = findFault(shortName, JSON.stringify(body) + nameOfAgent(body));
  return { call, checked: { body } };
}

/** A fault in the name of a business also concerns the later calls about its agent. */
function nameOfAgent(body: unknown): string {
  const { agentId } = z.object({ agentId: z.string() }).safeParse(body).data ?? {};
  return findAgent(agentId ?? '')?.businessName ?? '';
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
  { respond }: Behavior<Schema>,
  headers: Headers,
  { body }: { body: z.output<Schema> },
  call: ReceivedCall,
): Promise<Response> {
  const fault = await faultResponse(call.fault);
  if (fault) return fault;
  const context = { key: headers.get('idempotency-key') ?? '', origin: headers.get('origin') };
  return HttpResponse.json((await respond(body, context)) ?? {});
}

function reject(status: number, error: string) {
  return HttpResponse.json({ success: false, error }, { status });
}
