import { expect, test } from 'vitest';
import { z } from 'zod';

import { callBackend } from './call.server';

const call = { body: {}, response: z.object({}), timeoutMs: 50 };
const never = () => new Promise<never>(() => undefined);

test.each([
  ['that does not respond', never],
  ['whose body does not end', () => Promise.resolve(new Response(new ReadableStream({ pull: never })))],
])('a time limit ends a call %s, though nobody listens to its signal', async (_name, send) => {
  const outcome = await callBackend({ baseUrl: 'http://backend', key: 'key', send }, 'get-agent-phone', call);
  expect(outcome).toMatchObject({ ok: false, failure: { cause: 'timeout' } });
});

test.each([
  ['was read to its end is left alone', 200, false],
  ['was not read is given up', 500, true],
])('a call whose response %s', async (_name, status, aborted) => {
  let signal: AbortSignal | undefined;
  const send = async (_url: string, init: { signal: AbortSignal }) => {
    signal = init.signal;
    return new Response('{}', { status });
  };
  await callBackend({ baseUrl: 'http://backend', key: 'key', send }, 'get-agent-phone', call);
  expect(signal?.aborted).toBe(aborted);
});
