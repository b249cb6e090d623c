import { data } from '@remix-run/node';
import { describe, expect, test } from 'vitest';

import { contentPolicy } from './content-policy';
import { checkRequest, allowedOrigins } from './check-request';
import { errorsAsJson } from './errors-as-json.server';

const policyTags = ['D.headers', 'D.third-party'];
const ours = 'https://site.example';
const urlencoded = { 'Content-Type': 'application/x-www-form-urlencoded' };
const multipart = (boundary: string) => `multipart/form-data; boundary=${boundary}`;

function guarded(headers: Record<string, string>, path = '/trial-signup', method = 'POST'): number {
  const verdict = checkRequest(new Request(ours + path, { method, headers }), [ours]);
  return verdict.ok ? 200 : verdict.status;
}

describe('the guard', { tags: ['E.guard'] }, () => {
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
    ['a sub-domain', 403, { Origin: 'https://a.site.example' }],
    ['another port', 403, { Origin: 'https://site.example:8443' }],
    ['an origin that is none', 403, { Origin: 'site.example' }],
    ['a null origin', 403, { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
    ['no origin from another site', 403, { 'Sec-Fetch-Site': 'same-site' }],
  ])('gives a form from %s %i', (_name, status, headers) =>
    expect(guarded({ ...urlencoded, ...headers })).toBe(status),
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
  ])('looks at the type before a parser does: %.50s', (type, status) =>
    expect(guarded({ Origin: ours, 'Content-Type': type })).toBe(status),
  );

  test('refuses other methods, what has no type and the data parameter', () => {
    expect(guarded(urlencoded, '/trial-signup', 'PUT')).toBe(405);
    expect(guarded({ Origin: ours })).toBe(415);
    expect(guarded({ ...urlencoded, Origin: ours }, '/x?_data=routes%2Fx')).toBe(400);
  });
});

test.each([
  ['http://site.example/x', null, ['http://site.example', 'https://site.example']],
  ['http://site.example/x', 'https://site.example', ['https://site.example']],
  ['http://10.0.0.7:3000/x', 'https://site.example', ['https://site.example', 'http://10.0.0.7:3000']],
])('%s with the public address %s is ours under %j', (url, publicUrl, ours) =>
  expect(allowedOrigins(url, publicUrl)).toEqual(ours),
);

test.each([
  ['a page', {}, {}],
  [
    'a page that states more',
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
  ['the page for frames', { embeddable: true }, { 'frame-ancestors': '*' }],
])('%s may load, send and be framed by what is listed', { tags: policyTags }, (_name, handle, own) => {
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
  ['with its status and headers', data(null, { status: 429, headers: { 'Retry-After': '9' } }), 429, '9'],
  ['as 400 else', data(null), 400, null],
])('a script gets a refusal as JSON, %s', async (_how, thrown, status, wait) => {
  const response = await errorsAsJson(() => Promise.reject(thrown));
  expect([response.status, response.headers.get('Retry-After')]).toEqual([status, wait]);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.json()).toEqual({ refused: status });
});

test('what is no refusal stays a fault', async () => {
  for (const thrown of [new Error('a fault'), null, 'text', { type: 'other' }, {}])
    await expect(errorsAsJson(() => Promise.reject(thrown))).rejects.toBe(thrown);
});
