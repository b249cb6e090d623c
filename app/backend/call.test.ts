import { expect, test } from 'vitest';
import { z } from 'zod';

import { callBackend } from './call.server';

const call = { body: {}, response: z.object({}), timeoutMs: 50 };
const never = () => new Promise<never>(() => undefined);

test.each([
  ['that does not respond', never],
  [
    'whose body does not end',
    async () => ({ status: 200, body: { [Symbol.asyncIterator]: () => ({ next: never }) } }),
  ],
])('a time limit ends a call %s, though nobody listens to its signal', async (_name, send) => {
  const outcome = await callBackend({ baseUrl: 'http://backend', key: 'key', send }, 'get-agent-phone', call);
  expect(outcome).toMatchObject({ ok: false, failure: { cause: 'timeout' } });
});
