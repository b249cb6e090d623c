import { describe, expect, test } from 'vitest';

import { failed } from './outcome';

test('of all 4xx, only 408, 409, 425 and 429 leave the outcome unknown', () => {
  const statuses = Array.from({ length: 100 }, (_, index) => 400 + index);
  const unknown = statuses.filter((status) => !failed('bad-status', status).failure.isDefinite);
  expect(unknown).toEqual([408, 409, 425, 429]);
});

describe('a failure', () => {
  test('is definite if the backend refused', () => {
    expect(failed('refused', 200)).toEqual({
      ok: false,
      failure: { cause: 'refused', status: 200, isDefinite: true },
    });
  });

  test('is definite if the call wasn’t sent', () => {
    expect(failed('bad-body')).toEqual({ ok: false, failure: { cause: 'bad-body', isDefinite: true } });
  });

  test.each(['timeout', 'aborted', 'unreachable', 'too-large', 'not-json', 'bad-shape'] as const)(
    'by %s leaves the outcome unknown, even with a 404',
    (cause) => expect(failed(cause, 404).failure.isDefinite).toBe(false),
  );

  test.each([300, 500, 502, 503, 504])('with status %i leaves the outcome unknown', (status) =>
    expect(failed('bad-status', status).failure.isDefinite).toBe(false),
  );
});
