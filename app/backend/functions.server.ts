import type { z } from 'zod';

import { callBackend } from './call.server';
import type { BackendConnection, CallOptions } from './call.server';
import { functions } from './messages.server';
import type { BodyOf } from './messages.server';
import { failed } from './outcome';
import type { Outcome } from './outcome';
import { withRetry } from './retry.server';
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
  const call = createCall(connect, report);
  const { slow, standard, logging } = timeoutsMs;

  return {
    logStep: (entry: BodyOf<'logStep'>) =>
      call(functions.logStep, entry, { timeoutMs: logging, keepAlive: true }),
    extract: (body: BodyOf<'extract'>, options: { timeoutMs: number; signal?: AbortSignal }) =>
      call(functions.extract, body, options),
    cloneVoice: (body: BodyOf<'cloneVoice'>, audio: ByteSource, idempotencyKey: string) =>
      call(
        functions.cloneVoice,
        body,
        { idempotencyKey, timeoutMs: slow },
        (fields) => new StreamedJson('audioData', audio, fields),
      ),
    createAgent: (body: BodyOf<'createAgent'>, idempotencyKey: string) =>
      call(functions.createAgent, body, { idempotencyKey, timeoutMs: slow }),
    assignPhone: (body: BodyOf<'assignPhone'>, idempotencyKey: string) =>
      call(functions.assignPhone, body, { idempotencyKey, timeoutMs: standard }),
    getPhone: (agentId: string) => call(functions.getPhone, { agentId }, { timeoutMs: standard }),
    /** `origin` is the site's, for the backend's return URL. The caller must check the `url` of the response. */
    subscribe: (body: BodyOf<'subscribe'>, idempotencyKey: string, origin: string) =>
      call(functions.subscribe, body, { idempotencyKey, origin, timeoutMs: standard }),
    storeRedirect: (body: BodyOf<'storeRedirect'>) =>
      call(functions.storeRedirect, body, { timeoutMs: standard }),
  };
}

/**
 * Returns a function that validates a body and sends it, with retry if the call can be repeated safely. While a call with
 * an idempotency key is in progress, calls with the same key get its outcome, so a double click makes one backend call.
 */
function createCall(connect: Connect, report: BackendConnection['report']) {
  const inProgress = new Map<string, Promise<unknown>>();

  return <Body extends z.ZodType, Success extends z.ZodType>(
    { name, body, response }: BackendFunction<Body, Success>,
    input: z.input<Body>,
    options: Options,
    encode: (body: z.output<Body>) => unknown = (body) => body,
  ): Promise<Outcome<z.output<Success>>> => {
    async function send(): Promise<Outcome<z.output<Success>>> {
      const parsed = body.safeParse(input);
      if (!parsed.success) return failed('bad-body');
      const connection = { ...(await connect()), report };
      const attempt = (timeoutMs: number) =>
        callBackend(connection, name, { ...options, timeoutMs, body: encode(parsed.data), response });
      const isRepeatable = key !== undefined || name === functions.getPhone.name;
      return isRepeatable ? withRetry(options.timeoutMs, attempt) : attempt(options.timeoutMs);
    }
    const key = options.idempotencyKey;
    if (key === undefined) return send();
    const running = inProgress.get(key) as ReturnType<typeof send> | undefined; // a key is of one function only
    if (running) return running;
    const started = send().finally(() => inProgress.delete(key));
    inProgress.set(key, started);
    return started;
  };
}
