import type { z } from 'zod';

import { callBackend } from './call.server';
import type { BackendConnection, CallOptions } from './call.server';
import { functions } from './messages.server';
import type {
  AssignPhoneBody,
  CloneVoiceBody,
  CreateAgentBody,
  StepLogEntry,
  StoreRedirectBody,
  SubscribeBody,
} from './messages.server';
import { failed } from './outcome';
import type { Outcome } from './outcome';
import { withRetry } from './retry.server';
import { createSingleFlight } from './single-flight.server';
import { StreamedJson } from './streamed-json.server';
import type { ByteSource } from './streamed-json.server';

type Connect = () => Promise<Omit<BackendConnection, 'report'>>;
type Options = Omit<CallOptions<z.ZodType>, 'body' | 'response'>;
interface BackendFunction<Body extends z.ZodType, Success extends z.ZodType> {
  name: string;
  body: Body;
  response: Success;
}

/** Timeouts in milliseconds. The caller passes that of `extract`, which depends on the variant. */
export const timeoutsMs = { slow: 60_000, standard: 15_000, logging: 5_000 } as const;

/** Creates the backend functions. `connect` is awaited before each call, so that the mock backend can start on the first one. */
export function createBackend(connect: Connect, report?: BackendConnection['report']) {
  const once = createSingleFlight();
  const call = createCall(connect, report);

  return {
    logStep: (entry: StepLogEntry) =>
      call(functions.logStep, entry, { timeoutMs: timeoutsMs.logging, keepAlive: true }),
    extract: (
      body: { email: string; websiteAddress: string },
      options: { timeoutMs: number; signal?: AbortSignal },
    ) => call(functions.extract, body, options),
    cloneVoice: (body: CloneVoiceBody, audio: ByteSource, idempotencyKey: string) =>
      once(idempotencyKey, () =>
        call(
          functions.cloneVoice,
          body,
          { idempotencyKey, timeoutMs: timeoutsMs.slow },
          (fields) => new StreamedJson('audioData', audio, fields),
        ),
      ),
    createAgent: (body: CreateAgentBody, idempotencyKey: string) =>
      once(idempotencyKey, () =>
        call(functions.createAgent, body, { idempotencyKey, timeoutMs: timeoutsMs.slow }),
      ),
    assignPhone: (body: AssignPhoneBody, idempotencyKey: string) =>
      once(idempotencyKey, () =>
        call(functions.assignPhone, body, { idempotencyKey, timeoutMs: timeoutsMs.standard }),
      ),
    getPhone: (agentId: string) => call(functions.getPhone, { agentId }, { timeoutMs: timeoutsMs.standard }),
    /** `origin` is the site's, for the backend's return URL. The caller must check the `url` of the response. */
    subscribe: (body: SubscribeBody, idempotencyKey: string, origin: string) =>
      once(idempotencyKey, () =>
        call(functions.subscribe, body, { idempotencyKey, origin, timeoutMs: timeoutsMs.standard }),
      ),
    storeRedirect: (body: StoreRedirectBody) =>
      call(functions.storeRedirect, body, { timeoutMs: timeoutsMs.standard }),
  };
}

/** Returns a function that validates a body and sends it, with retry if the call can be repeated safely. */
function createCall(connect: Connect, report: BackendConnection['report']) {
  return async <Body extends z.ZodType, Success extends z.ZodType>(
    { name, body, response }: BackendFunction<Body, Success>,
    input: z.input<Body>,
    options: Options,
    encode: (body: z.output<Body>) => unknown = (body) => body,
  ): Promise<Outcome<z.output<Success>>> => {
    const parsed = body.safeParse(input);
    if (!parsed.success) return failed('bad-body');
    const connection = { ...(await connect()), ...(report ? { report } : {}) };
    const attempt = (timeoutMs: number) =>
      callBackend(connection, name, { ...options, timeoutMs, body: encode(parsed.data), response });
    const isRepeatable = options.idempotencyKey !== undefined || name === functions.getPhone.name;
    return isRepeatable ? withRetry(options.timeoutMs, attempt) : attempt(options.timeoutMs);
  };
}
