import { HttpResponse, http } from 'msw';
import type { HttpHandler } from 'msw';
import pLimit from 'p-limit';
import type { z } from 'zod';

import { rememberCall } from './call-log';
import type { ReceivedCall } from './call-log';
import { faultFor, faultyResponse } from './faults';
import type { CallWord } from './faults';

export const mockBaseUrl = 'http://backend.mock/functions/v1';
export const mockKey = 'mock-backend-key';

/** Bodies are read one after the other: a voice sample is 13 MB of text. */
const inTurn = pLimit(1);

export interface Requirements {
  body: z.ZodType;
  keyed: boolean;
}

const requirements = new Map<string, Requirements>();

export function requirementsOf(functionName: string): Requirements {
  const found = requirements.get(functionName);
  if (!found) throw new Error(`the mock backend has no ${functionName}`);
  return found;
}

interface StrictFunction<Schema extends z.ZodType> {
  name: string;
  word: CallWord;
  body: Schema;
  keyed?: boolean;
  magic: (body: z.output<Schema>) => (string | undefined)[];
  respond: (
    body: z.output<Schema>,
    context: { key: string; origin: string | null },
  ) => object | Promise<object>;
}

/** As a strict server: key (401), method (405), JSON, the body's exact shape and the idempotency key (400). */
export function strictHandler<Schema extends z.ZodType>(strictFunction: StrictFunction<Schema>): HttpHandler {
  requirements.set(strictFunction.name, { body: strictFunction.body, keyed: strictFunction.keyed ?? false });
  return http.all(`${mockBaseUrl}/${strictFunction.name}`, async ({ request }) => {
    const { call, checked } = await inTurn(() => examine(strictFunction, request));
    const response =
      checked instanceof Response ? checked : await respondTo(strictFunction, request.headers, checked, call);
    call.outcome = response.type === 'error' ? 'connection dropped' : response.status;
    return response;
  });
}

/** Of its body only short texts outlive this: the response may take a while. */
async function examine<Schema extends z.ZodType>(strictFunction: StrictFunction<Schema>, request: Request) {
  const json: unknown = await request.json().catch(() => undefined);
  const key = request.headers.get('idempotency-key');
  const call = rememberCall({
    functionName: strictFunction.name,
    idempotencyKey: key,
    requestId: request.headers.get('x-request-id'),
    traceparent: request.headers.get('traceparent'),
    body: json,
  });
  const refusal = refuseHeaders(request, strictFunction.keyed ?? false);
  if (refusal) return { call, checked: refusal };
  const body = strictFunction.body.safeParse(json);
  if (!body.success)
    return { call, checked: refuse(400, body.error.issues.map((issue) => issue.path.join('.')).join(', ')) };
  call.fault = faultFor(strictFunction.word, strictFunction.magic(body.data));
  return { call, checked: { body: withoutRecordings(body.data) } };
}

function refuseHeaders({ headers, method }: Request, keyed: boolean): Response | null {
  if (headers.get('authorization') !== `Bearer ${mockKey}` || headers.get('apikey') !== mockKey)
    return refuse(401, 'Wrong or missing key.');
  if (method !== 'POST') return refuse(405, 'POST only.');
  if (!headers.get('content-type')?.startsWith('application/json')) return refuse(400, 'JSON only.');
  if (!headers.get('x-request-id')) return refuse(400, 'X-Request-Id is missing.');
  return keyed && !headers.get('idempotency-key') ? refuse(400, 'Idempotency-Key is missing.') : null;
}

function withoutRecordings<Body>(body: Body): Body {
  const short = (_name: string, value: unknown) =>
    typeof value === 'string' && value.length > 100_000 ? '' : value;
  return JSON.parse(JSON.stringify(body, short));
}

async function respondTo<Schema extends z.ZodType>(
  strictFunction: StrictFunction<Schema>,
  headers: Headers,
  { body }: { body: z.output<Schema> },
  call: ReceivedCall,
): Promise<Response> {
  const faulty = await faultyResponse(call.fault);
  if (faulty) return faulty;
  const context = { key: headers.get('idempotency-key') ?? '', origin: headers.get('origin') };
  return HttpResponse.json((await strictFunction.respond(body, context)) ?? {});
}

function refuse(status: number, error: string) {
  return HttpResponse.json({ success: false, error }, { status });
}
