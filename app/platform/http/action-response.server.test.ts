import { expect, test } from 'vitest';

import { enhancedHeader } from '../forms/form-protocol';
import { isDataResponse } from '../cookies/visit.server';
import { formErrorResponse, headersOfThrown, redirectTo } from './action-response.server';

const post = (headers = {}) => new Request('http://site.example/', { method: 'POST', headers });

test.each([
  ['a page', new Request('http://site.example/'), 302],
  ['a form without scripts', post(), 303],
])('redirects %s', (_name, request, status) => {
  const response = redirectTo({ request }, '/next');
  if (!(response instanceof Response)) throw response;
  expect(response.status).toBe(status);
  expect(Object.fromEntries(response.headers)).toEqual({ location: '/next' });
});

test('sends an enhanced form 204 and the location in a header, which the root route passes on', () => {
  const response: unknown = redirectTo({ request: post({ [enhancedHeader]: '1' }) }, '/next');
  if (!isDataResponse(response)) throw response;
  const headers = new Headers(response.init?.headers);
  expect(response.init?.status).toBe(204);
  expect([...headersOfThrown(headers).values()]).toEqual(['/next']);
  expect([...headersOfThrown(new Headers({ Other: 'x', 'Retry-After': '5' }))]).toEqual([
    ['retry-after', '5'],
  ]);
  expect([...headersOfThrown(undefined)]).toEqual([]);
});

test('a refused form is shown again with 400, or 413 if something is too large', () => {
  const notice = { tone: 'error', title: 'Missing' } as const;
  const { data, init } = formErrorResponse({ error: { name: ['?'] } }, notice);
  expect([data, init?.status]).toEqual([{ lastResult: { error: { name: ['?'] } }, notice }, 400]);
  expect(formErrorResponse({}, undefined, 413).init?.status).toBe(413);
});
