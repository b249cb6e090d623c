import { data } from '@remix-run/node';
import { describe, expect, test } from 'vitest';

import { contentPolicy } from './content-policy';
import { checkRequest, allowedOrigins } from './check-request';
import { errorsAsJson } from './errors-as-json.server';
const ours = 'https://site.example';
const urlencoded = { 'Content-Type': 'application/x-www-form-urlencoded' };
const multipart = (boundary: string) => `multipart/form-data; boundary=${boundary}`;

function statusOf(headers: Record<string, string>, path = '/trial-signup', method = 'POST'): number {
  const verdict = checkRequest(new Request(ours + path, { method, headers }), [ours]);
  return verdict.ok ? 200 : verdict.status;
}

describe('checkRequest', () => {
  test.each<[string, number, Record<string, string>]>([
    ['our own origin', 200, { Origin: ours }],
    ['no origin from the same origin', 200, { 'Sec-Fetch-Site': 'same-origin' }],
    ['a null origin from the same origin', 200, { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }],
    ['plain http where the site is on https', 403, { Origin: 'http://site.example' }],
    ['another scheme', 403, { Origin: 'ftp://site.example' }],
    ['an origin with a user', 403, { Origin: 'https://x@site.example' }],
    ['an empty origin', 403, { Origin: '' }],
    ['no origin and no fetch metadata', 403, {}],
    ['another origin', 403, { Origin: 'https://evil.example' }],
    ['a subdomain', 403, { Origin: 'https://a.site.example' }],
    ['another port', 403, { Origin: 'https://site.example:8443' }],
    ['an invalid origin', 403, { Origin: 'site.example' }],
    ['a null origin', 403, { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
    ['no origin from another site', 403, { 'Sec-Fetch-Site': 'same-site' }],
  ])('a form from %s gets %i', (_name, status, headers) =>
    expect(statusOf({ ...urlencoded, ...headers })).toBe(status),
  );

  test.each([
    ['APPLICATION/x-www-form-urlencoded ; charset=UTF-8', 200],
    [multipart('b'.repeat(70)), 200],
    [multipart(`"${'b'.repeat(70)}"; charset=utf-8`), 200],
    [multipart('b'.repeat(71)), 400],
    [multipart(`"${'b'.repeat(71)}"`), 400],
    [`Multipart/Form-Data; BOUNDARY=${'b'.repeat(88_000)}`, 400],
    ['multipart/form-data', 400],
    ['application/json', 415],
  ])('checks the content type %.50s', (type, status) =>
    expect(statusOf({ Origin: ours, 'Content-Type': type })).toBe(status),
  );

  test('rejects other methods than POST with 405', () =>
    expect(statusOf(urlencoded, '/trial-signup', 'PUT')).toBe(405));

  test.each([
    ['gzip', 415],
    ['br', 415],
    ['identity', 200],
  ])('checks the content encoding %s', (encoding, status) =>
    expect(statusOf({ ...urlencoded, Origin: ours, 'Content-Encoding': encoding })).toBe(status),
  );

  test('rejects a missing content type with 415', () => expect(statusOf({ Origin: ours })).toBe(415));

  test('rejects the _data parameter of Remix with 400', () =>
    expect(statusOf({ ...urlencoded, Origin: ours }, '/x?_data=routes%2Fx')).toBe(400));
});

test.each([
  ['http://site.example/x', null, ['http://site.example', 'https://site.example']],
  ['http://site.example/x', 'https://site.example', ['https://site.example']],
  ['http://10.0.0.7:3000/x', 'https://site.example', ['https://site.example', 'http://10.0.0.7:3000']],
])('%s with PUBLIC_URL %s allows the origins %j', (url, publicUrl, ours) =>
  expect(allowedOrigins(url, publicUrl)).toEqual(ours),
);

test.each([
  ['a page', {}, {}],
  [
    'a page with additional sources',
    {
      policy: {
        'script-src': ['blob:', 'https://cdn.example/a.js'],
        'style-src': ["'unsafe-inline'"],
        'img-src': ['https:', 'blob:'],
        'media-src': ['data:'],
        'connect-src': ['https://*.call.example', 'wss://*.call.example'],
        'worker-src': ["'self'", 'blob:', 'data:'],
      },
    },
    {
      'script-src': "'self' 'sha256-script' blob: https://cdn.example/a.js",
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' data: https: blob:",
      'media-src': "'self' blob: data:",
      'connect-src': "'self' https://*.call.example wss://*.call.example",
      'worker-src': "'self' blob: data:",
    },
  ],
  ['an embeddable page', { embeddable: true }, { 'frame-ancestors': '*' }],
])('the content policy of %s lists its sources', (_name, handle, own) => {
  const policy = contentPolicy({
    handle,
    styleHashes: ["'sha256-style'"],
    scriptHashes: ["'sha256-script'"],
    checkoutOrigins: ['https://pay.example'],
  });
  expect(Object.fromEntries(policy.split('; ').map((directive) => directive.split(/ (.*)/, 2)))).toEqual({
    'default-src': "'none'",
    'script-src': "'self' 'sha256-script'",
    'style-src': "'self' 'sha256-style'",
    'img-src': "'self' data:",
    'media-src': "'self' blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'worker-src': "'none'",
    'frame-src': "'self'",
    'manifest-src': "'self'",
    'form-action': "'self' https://pay.example",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    ...own,
  });
});

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
