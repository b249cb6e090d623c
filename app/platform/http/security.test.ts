import { data } from '@remix-run/node';
import { describe, expect, test } from 'vitest';

import { contentPolicy } from './content-policy';
import { guardRequest, originsOf } from './guard-request';
import { refusedAsJson } from './refused-as-json.server';

const ours = ['https://site.example'];
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const fromHere = { ...form, Origin: 'https://site.example' };
const post = (headers: Record<string, string>, url = 'https://site.example/trial-signup', method = 'POST') =>
  guardRequest(new Request(url, { method, headers }), ours);

describe('the guard', { tags: ['E.guard'] }, () => {
  test.each<[string, Record<string, string>]>([
    ['our own origin', { ...form, Origin: 'https://site.example' }],
    [
      'a type in capitals with a parameter after a space',
      { ...fromHere, 'Content-Type': 'APPLICATION/x-www-form-urlencoded ; charset=UTF-8' },
    ],
    ['no origin from the same origin', { ...form, 'Sec-Fetch-Site': 'same-origin' }],
    ['a null origin from the same origin', { ...form, Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }],
    [
      'a multipart form',
      { 'Content-Type': 'multipart/form-data; boundary=x', Origin: 'https://site.example' },
    ],
  ])('lets %s pass', (_name, headers) => expect(post(headers)).toEqual({ ok: true }));

  test.each<[string, Record<string, string>]>([
    ['plain http where the site is on https', { ...form, Origin: 'http://site.example' }],
    ['another scheme', { ...form, Origin: 'ftp://site.example' }],
    ['an origin with a user', { ...form, Origin: 'https://x@site.example' }],
    ['an empty origin', { ...form, Origin: '' }],
    ['no origin and no fetch metadata', form],
    ['another origin', { ...form, Origin: 'https://evil.example' }],
    ['a sub-domain', { ...form, Origin: 'https://a.site.example' }],
    ['another port', { ...form, Origin: 'https://site.example:8443' }],
    ['an origin that is none', { ...form, Origin: 'site.example' }],
    ['a null origin', { ...form, Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
    ['no origin from another site', { ...form, 'Sec-Fetch-Site': 'same-site' }],
  ])('refuses %s with 403', (_name, headers) => expect(post(headers)).toEqual({ ok: false, status: 403 }));

  test.each([
    [`multipart/form-data; boundary=${'b'.repeat(70)}`, { ok: true }],
    [`multipart/form-data; boundary="${'b'.repeat(70)}"; charset=utf-8`, { ok: true }],
    [`multipart/form-data; boundary=${'b'.repeat(71)}`, { ok: false, status: 400 }],
    [`multipart/form-data; boundary="${'b'.repeat(71)}"`, { ok: false, status: 400 }],
    [`Multipart/Form-Data; BOUNDARY=${'b'.repeat(88_000)}`, { ok: false, status: 400 }],
    ['multipart/form-data', { ok: false, status: 400 }],
  ])('looks at the boundary before a parser does: %.50s', (type, verdict) =>
    expect(post({ ...fromHere, 'Content-Type': type })).toEqual(verdict),
  );

  test('refuses other methods, other bodies and the data parameter', () => {
    expect(post(form, undefined, 'PUT')).toEqual({ ok: false, status: 405 });
    expect(post({ ...fromHere, 'Content-Type': 'application/json' })).toEqual({ ok: false, status: 415 });
    expect(post({ Origin: 'https://site.example' })).toEqual({ ok: false, status: 415 });
    expect(post(fromHere, 'https://site.example/x?_data=routes%2Fx')).toEqual({ ok: false, status: 400 });
  });
});

test.each([
  ['http://site.example/x', null, ['http://site.example', 'https://site.example']],
  ['http://site.example/x', 'https://site.example', ['https://site.example']],
  ['http://10.0.0.7:3000/x', 'https://site.example', ['https://site.example', 'http://10.0.0.7:3000']],
])('%s with the public address %s is ours under %j', (url, publicUrl, ours) =>
  expect(originsOf(url, publicUrl)).toEqual(ours),
);

test.each([
  ['a page', {}, {}],
  [
    'a page with the voice widget',
    { voiceWidget: true },
    {
      'script-src':
        "'self' 'sha256-script' blob: https://cdn.jsdelivr.net/npm/@alexanderolsen/libsamplerate-js@2.1.2/dist/libsamplerate.worklet.js https://widget.example",
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' data: https: blob:",
      'media-src': "'self' blob: data:",
      'connect-src': "'self' https://*.elevenlabs.io wss://*.elevenlabs.io",
      'worker-src': "'self' blob: data:",
    },
  ],
  ['the page for frames', { embeddable: true }, { 'frame-ancestors': '*' }],
])(
  'what %s may load, send and be framed by is listed, and nothing else',
  { tags: ['D.headers', 'D.third-party'] },
  (_name, handle, own) => {
    const policy = contentPolicy({
      handle,
      styleHashes: ["'sha256-style'"],
      scriptHashes: ["'sha256-script'"],
      checkoutOrigins: ['https://pay.example'],
      widgetOrigin: 'https://widget.example',
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
  },
);

test.each([
  ['with its status and headers', data(null, { status: 429, headers: { 'Retry-After': '9' } }), 429, '9'],
  ['as 400 else', data(null), 400, null],
])('a script gets a refusal as JSON, %s', async (_how, thrown, status, wait) => {
  const response = await refusedAsJson(() => Promise.reject(thrown));
  expect([response.status, response.headers.get('Retry-After')]).toEqual([status, wait]);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.json()).toEqual({ refused: status });
});

test.each([new Error('a fault'), null, 'text', { type: 'other' }, {}])(
  'what is no refusal stays a fault: %j',
  (thrown) => expect(refusedAsJson(() => Promise.reject(thrown))).rejects.toBe(thrown),
);
