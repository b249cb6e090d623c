import { expect, test } from 'vitest';

import { failed } from './outcome';

test(
  'of all 4xx, only 408, 409, 425 and 429 leave the outcome unknown',
  { tags: ['D.backend.key', 'D.backend.conflict'] },
  () => {
    const statuses = Array.from({ length: 100 }, (_, index) => 400 + index);
    const unknown = statuses.filter((status) => !failed('bad-status', status).failure.definite);
    expect(unknown).toEqual([408, 409, 425, 429]);
  },
);

test('only refusals and unsent calls are definite', { tags: ['D.backend.key'] }, () => {
  expect(failed('refused', 200)).toEqual({
    ok: false,
    failure: { cause: 'refused', status: 200, definite: true },
  });
  expect(failed('bad-body')).toStrictEqual({ ok: false, failure: { cause: 'bad-body', definite: true } });
  for (const cause of ['timeout', 'aborted', 'unreachable', 'too-large', 'not-json', 'bad-shape'] as const)
    expect(failed(cause, 404).failure.definite).toBe(false);
  for (const status of [300, 500, 502, 503, 504])
    expect(failed('bad-status', status).failure.definite).toBe(false);
});
