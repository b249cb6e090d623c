import { expect, test } from 'vitest';

import { enhancedHeader } from '../forms/form-protocol';
import { isDataResponse } from '../session/visit.server';
import { redirectAfterPost, redirectHeaders, refuseForm } from './action-response.server';

const post = (headers = {}) => new Request('http://site.example/', { method: 'POST', headers });

/** What Remix gets from an action that ends with this request's redirect. */
async function redirectFor(request: Request): Promise<unknown> {
  return Promise.resolve(request)
    .then((posted) => redirectAfterPost(posted, '/next'))
    .catch((thrown: unknown) => thrown);
}

test('redirects a form without scripts with 303, which no cache stores', async () => {
  const response = await redirectFor(post());
  if (!(response instanceof Response)) throw response;
  expect(response.status).toBe(303);
  expect(Object.fromEntries(response.headers)).toEqual({ location: '/next', 'cache-control': 'no-store' });
});

test('sends an enhanced form 204 and the location in a header, which the root route passes on', async () => {
  const response = await redirectFor(post({ [enhancedHeader]: '1' }));
  if (!isDataResponse(response)) throw response;
  const headers = new Headers(response.init?.headers);
  expect(response.init?.status).toBe(204);
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect([...redirectHeaders(headers).values()]).toEqual(['/next']);
  expect([...redirectHeaders(new Headers({ Other: 'x' }))]).toEqual([]);
  expect([...redirectHeaders(undefined)]).toEqual([]);
});

test('a refused form is shown again with 400, or 413 if something is too large', () => {
  const notice = { tone: 'error', title: 'Missing' } as const;
  const { data, init } = refuseForm({ error: { name: ['?'] } }, notice);
  expect([data, init?.status]).toEqual([{ lastResult: { error: { name: ['?'] } }, notice }, 400]);
  expect(refuseForm({}, undefined, 413).init?.status).toBe(413);
});
