import { expect, test } from 'vitest';

import { enhancedHeader } from '../forms/form-protocol';
import { isDataResponse } from '../session/visit.server';
import { redirectAfterPost, redirectHeaders, refuseForm } from './action-response.server';

const post = (headers = {}) => new Request('http://site.example/', { method: 'POST', headers });

test('a form without scripts is redirected with 303, which no cache stores', () => {
  const { status, headers } = redirectAfterPost(post(), '/next');
  expect([status, headers.get('Location'), headers.get('Cache-Control')]).toEqual([303, '/next', 'no-store']);
});

test('an enhanced form gets 204 and the location in a header, which the root route passes on', async () => {
  const redirecting = Promise.resolve(post({ [enhancedHeader]: '1' })).then((request) =>
    redirectAfterPost(request, '/next'),
  );
  const thrown: unknown = await redirecting.catch((response: unknown) => response);
  if (!isDataResponse(thrown)) throw thrown;
  const headers = new Headers(thrown.init?.headers);
  expect([thrown.init?.status, headers.get('Cache-Control')]).toEqual([204, 'no-store']);
  const passedOn = redirectHeaders(headers);
  expect([...passedOn.values()]).toEqual(['/next']);
  expect([...redirectHeaders(new Headers({ Other: 'x' }))]).toEqual([]);
  expect([...redirectHeaders(undefined)]).toEqual([]);
});

test('a refused form is shown again with 400, or 413 if something is too large', () => {
  const notice = { tone: 'error', title: 'Missing' } as const;
  const { data, init } = refuseForm({ error: { name: ['?'] } }, notice);
  expect([data, init?.status]).toEqual([{ lastResult: { error: { name: ['?'] } }, notice }, 400]);
  expect(refuseForm({}, undefined, 413).init?.status).toBe(413);
});
