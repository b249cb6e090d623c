import { data } from '@remix-run/node';
import { expect, test } from 'vitest';

import { errorsAsJson } from './errors-as-json.server';

test.each([
  ['with its own status and headers', data(null, { status: 429, headers: { 'Retry-After': '9' } }), 429, '9'],
  ['with 400 by default', data(null), 400, null],
])('errorsAsJson responds to a thrown error page %s', async (_how, thrown, status, wait) => {
  const response = await errorsAsJson(() => Promise.reject(thrown));
  expect([response.status, response.headers.get('Retry-After')]).toEqual([status, wait]);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.json()).toEqual({ refused: status });
});

test.each([new Error('a fault'), null, 'text', { type: 'other' }, {}])(
  'errorsAsJson rethrows %o',
  async (thrown) => {
    await expect(errorsAsJson(() => Promise.reject(thrown))).rejects.toBe(thrown);
  },
);
