import { expect, test } from 'vitest';

import type { Request, Response } from 'express';

import { currentTrace, traceCall, traceRequest } from './trace.server';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const given = `00-${traceId}-00f067aa0ba902b7-01`;

/** Resolves with the result of `work`, which runs as part of a request with this header. */
function inRequest<Result>(traceparent: string | undefined, work: () => Result): Promise<Result> {
  const request = { headers: { traceparent } } as unknown as Request; // the middleware reads nothing else
  const response = { setHeader: () => undefined } as unknown as Response;
  return new Promise((resolve) => traceRequest(request, response, () => resolve(work())));
}

const traceIdOf = (header?: string) => inRequest(header, () => currentTrace()?.traceId);

test.each([
  undefined,
  '',
  'nonsense',
  given.toUpperCase(),
  `${given}-more`,
  `ff${given.slice(2)}`,
  `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
])('the traceparent %s starts a new trace', async (header) => {
  expect(await traceIdOf(header)).toMatch(/^(?!0{32})[0-9a-f]{32}$/);
  expect(await traceIdOf(header)).not.toBe(traceId);
});

test('continues a trace of a later version, which may have more fields', async () => {
  expect(await traceIdOf(`01${given.slice(2)}-more`)).toBe(traceId);
});

test('concurrent requests have different IDs', async () => {
  const ids = await Promise.all(
    [1, 2, 3].map(() =>
      inRequest(undefined, async () => {
        await new Promise((resolve) => setTimeout(resolve, 1));
        return currentTrace()?.requestId;
      }),
    ),
  );
  expect(new Set(ids).size).toBe(3);
});

test('a call outside of a request gets its own ID', () => {
  expect(currentTrace()).toBeUndefined();
  expect(traceCall().requestId).toMatch(/^[0-9a-f-]{36}$/);
});
