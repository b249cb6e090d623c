import { createServer } from 'node:http';
import express from 'express';
import { afterEach, expect, test } from 'vitest';

import { listen } from '../../../tests/setup/listen';
import { addDefaultHeaders } from './every-response.server';

const server = createServer();
afterEach(() => void server.removeAllListeners('request').close());

/** The headers of a response with these of its own. */
async function headersOf(
  own: Record<string, string>,
  { path = '/', status = 200, https = false } = {},
): Promise<Headers> {
  const app = express().use(addDefaultHeaders({ https, sharedPath: '/embed/' }));
  app.use((_request, response) => void response.status(status).set(own).end());
  server.on('request', app);
  return (await fetch((await listen(server)) + path, { redirect: 'manual' })).headers;
}

test.each<[string, Record<string, string>, number, string | null]>([
  ['that says nothing about caches', {}, 200, 'no-store'],
  ['that may be stored', { 'Cache-Control': 'public, max-age=60' }, 200, 'public, max-age=60'],
  ['that redirects permanently', { Location: '/' }, 301, null],
])('a response %s', async (_what, own, status, expected) => {
  expect((await headersOf(own, { status })).get('Cache-Control')).toBe(expected);
});

test('a response has the security headers that it doesn’t set itself', async () => {
  const headers = await headersOf({ 'Referrer-Policy': 'no-referrer' });
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect([headers.get('Strict-Transport-Security'), headers.get('Allow')]).toEqual([null, null]);
});

test('browsers stay on https once the site is on it', async () => {
  const headers = await headersOf({}, { https: true });
  expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000');
});

test('other sites can embed what is below the shared path', async () => {
  const policy = async (path: string) => (await headersOf({}, { path })).get('Cross-Origin-Resource-Policy');
  expect(await policy('/embed/widget.js')).toBe('cross-origin');
});

test.each([
  [{}, 'GET, HEAD'],
  [{ Allow: 'POST' }, 'POST'],
])('a 405 with the headers %j allows %s', async (own, methods) => {
  expect((await headersOf(own, { status: 405 })).get('Allow')).toBe(methods);
});
