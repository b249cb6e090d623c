import { HttpResponse, http } from 'msw';
import type { HttpHandler } from 'msw';
import type { z } from 'zod';

import { createQueue } from '../app/platform/http/one-at-a-time.server';
import { rememberCall } from './call-log';
import type { ReceivedCall } from './call-log';
import { faultFor, faultyAnswer } from './faults';
import type { CallWord } from './faults';

export const mockBaseUrl = 'http://backend.mock/functions/v1';
export const mockKey = 'mock-backend-key';

/** Bodies are read one after the other: a voice sample is 13 MB of text. */
const inTurn = createQueue();

/** What the mock asks of a call beside the key. */
export interface Requirements {
  body: z.ZodType;
  keyed: boolean;
}

const requirements = new Map<string, Requirements>();

/** @throws where the mock has no such function */
export function requirementsOf(fn: string): Requirements {
  const found = requirements.get(fn);
  if (!found) throw new Error(`the mock backend has no ${fn}`);
  return found;
}

interface StrictFunction<Schema extends z.ZodType> {
  name: string;
  word: CallWord;
  body: Schema;
  /** Whether the call must carry an idempotency key. */
  keyed?: boolean;
  /** The texts in which a tester's magic word may stand. */
  magic: (body: z.output<Schema>) => (string | undefined)[];
  answer: (
    body: z.output<Schema>,
    context: { key: string; origin: string | null },
  ) => object | Promise<object>;
}

/**
 * A handler that checks what a strict server would before it answers: the key (401), the method (405),
 * JSON, the body's exact shape and the idempotency key (400). Remembers the call for the testers' page.
 */
export function strictHandler<Schema extends z.ZodType>(fn: StrictFunction<Schema>): HttpHandler {
  requirements.set(fn.name, { body: fn.body, keyed: fn.keyed ?? false });
  return http.all(`${mockBaseUrl}/${fn.name}`, async ({ request }) => {
    const body = await inTurn<unknown>(() => request.json().catch(() => undefined));
    const call = rememberCall({ fn: fn.name, idempotencyKey: request.headers.get('idempotency-key'), body });
    const response = await answerCall(fn, request.headers, request.method, body, call);
    call.answer = response.type === 'error' ? 'connection dropped' : response.status;
    return response;
  });
}

async function answerCall<Schema extends z.ZodType>(
  fn: StrictFunction<Schema>,
  headers: Headers,
  method: string,
  json: unknown,
  call: ReceivedCall,
): Promise<Response> {
  if (headers.get('authorization') !== `Bearer ${mockKey}` || headers.get('apikey') !== mockKey)
    return refuse(401, 'Wrong or missing key.');
  if (method !== 'POST') return refuse(405, 'POST only.');
  if (!headers.get('content-type')?.startsWith('application/json')) return refuse(400, 'JSON only.');
  if (!headers.get('x-request-id')) return refuse(400, 'X-Request-Id is missing.');
  const key = headers.get('idempotency-key');
  if (fn.keyed && !key) return refuse(400, 'Idempotency-Key is missing.');
  const body = fn.body.safeParse(json);
  if (!body.success) return refuse(400, body.error.issues.map((issue) => issue.path.join('.')).join(', '));
  call.fault = faultFor(fn.word, fn.magic(body.data));
  const faulty = await faultyAnswer(call.fault);
  if (faulty) return faulty;
  const answer = await fn.answer(body.data, { key: key ?? '', origin: headers.get('origin') });
  return HttpResponse.json(answer ?? {});
}

function refuse(status: number, error: string) {
  return HttpResponse.json({ success: false, error }, { status });
}
