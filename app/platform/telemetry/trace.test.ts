import { expect, test } from 'vitest';

import { currentTrace, inTrace, traceCall } from './trace.server';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const given = `00-${traceId}-00f067aa0ba902b7-01`;
const traceIdOf = (header?: string) => inTrace(header, () => currentTrace()?.traceId);

test.each([
  undefined,
  '',
  'nonsense',
  given.toUpperCase(),
  `${given}-more`,
  `ff${given.slice(2)}`,
  `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
])('the traceparent %s starts a new trace', (header) => {
  expect(traceIdOf(header)).toMatch(/^(?!0{32})[0-9a-f]{32}$/);
  expect(traceIdOf(header)).not.toBe(traceId);
});

test('continues a trace of a later version, which may have more fields', () => {
  expect(traceIdOf(`01${given.slice(2)}-more`)).toBe(traceId);
});

test('concurrent requests have different IDs', async () => {
  const ids = await Promise.all(
    [1, 2, 3].map(() =>
      inTrace(undefined, async () => {
        await new Promise((resolve) => setTimeout(resolve, 1));
        return currentTrace()?.requestId;
      }),
    ),
  );
  expect(new Set(ids).size).toBe(3);
});

test('a call outside of a request has an ID of its own', () => {
  expect(currentTrace()).toBeUndefined();
  expect(traceCall().requestId).toMatch(/^[0-9a-f-]{36}$/);
});
